// Made by tools/make_types.py from the server's schemas; `make types` makes it anew.

export namespace command {
  export type Act = {
    type: "act";
    id?: number;
    table: string;
    seq: number;
    actions: string[];
    seat?: number | null;
  };

  export type Agree = {
    type: "agree";
    id?: number;
    table: string;
  };

  export type Bot = {
    type: "bot";
    id?: number;
    table: string;
    seat: number;
    name: string;
  };

  export type Chat = {
    type: "chat";
    id?: number;
    table: string;
    text: string;
  };

  export type Decline = {
    type: "decline";
    id?: number;
    table: string;
  };

  export type Hand = {
    type: "hand";
    id?: number;
    table: string;
    seat: number;
    bot?: string;
  };

  export type Hello = {
    type: "hello";
    id?: number;
    version: number;
    language?: string;
  };

  export type Leave = {
    type: "leave";
    id?: number;
    table: string;
    seat: number;
  };

  export type Mute = {
    type: "mute";
    id?: number;
    guest: string;
    on?: boolean;
  };

  export type Ping = {
    type: "ping";
    id?: number;
  };

  export type Propose = {
    type: "propose";
    id?: number;
    table: string;
    what: "end" | "rematch" | "undo";
    count?: number | null;
  };

  export type Resign = {
    type: "resign";
    id?: number;
    table: string;
    seat?: number | null;
  };

  export type Sit = {
    type: "sit";
    id?: number;
    table: string;
    seat: number;
  };

  export type Start = {
    type: "start";
    id?: number;
    table: string;
  };

  export type Take = {
    type: "take";
    id?: number;
    table: string;
    seat: number;
  };

  export type Undo = {
    type: "undo";
    id?: number;
    table: string;
    seq: number;
    count?: number;
  };

  export type Unwatch = {
    type: "unwatch";
    id?: number;
    table: string;
  };

  export type Watch = {
    type: "watch";
    id?: number;
    table: string;
    since?: number;
    words?: boolean;
  };

  export type AnyCommand = Hello | Ping | Watch | Unwatch | Sit | Bot | Leave | Start | Act | Undo | Propose | Agree | Decline | Resign | Hand | Take | Chat | Mute;
}

export namespace message {
  export type Chat = {
    type: "chat";
    table: string;
    line: ChatLine;
  };

  export type ChatLine = {
    id: number;
    guest: string;
    name: string;
    text: string;
    at: number;
  };

  export type ChoiceInfo = {
    text: string;
    kind: string;
    fields: Record<string, unknown>;
    preview: Record<string, unknown>;
    words: string;
  };

  export type Done = {
    type: "done";
    id: number;
    seq?: number;
  };

  export type Info = {
    id: string;
    game: string;
    revision: number;
    options: Record<string, unknown>;
    status: string;
    public: boolean;
    host: string;
    seats: SeatInfo[];
    to_act: number[];
    commitment: string;
    secret: string;
    result: Record<string, unknown> | null;
    proposal: ProposalInfo | null;
    previous: string;
    next: string;
    created: number;
    ended: number;
  };

  export type LogItem = {
    seq: number;
    kind: string;
    seat: number;
    events: Record<string, unknown>[];
    text?: string;
    undone?: boolean;
    words?: string[] | null;
  };

  export type OutcomeWords = {
    reason: string;
    verdict: string;
    lines: ScoreLine[];
  };

  export type ProposalInfo = {
    seat: number;
    what: string;
    waiting: number[];
  };

  export type Refused = {
    type: "refused";
    id: number;
    code: string;
    sentence: string;
    rule?: string;
  };

  export type ScoreLine = {
    seat: number;
    kind: string;
    points: number;
    rule: string;
    words: string;
  };

  export type SeatInfo = {
    number: number;
    role: string;
    name: string;
    guest: string;
    bot: string;
    resigned: boolean;
  };

  export type SeatView = {
    seat: number | null;
    view: unknown;
    words?: SeatWords | null;
  };

  export type SeatWords = {
    name: string;
    prompt: string;
    choices: ChoiceInfo[];
    rules: string[];
    waiting: string[];
    outcome: OutcomeWords | null;
  };

  export type Stale = {
    type: "stale";
    id: number;
    table: Info;
    seq: number;
    views: SeatView[];
  };

  export type Table = {
    type: "table";
    id: number;
    table: Info;
    seq: number;
    log: LogItem[];
    views: SeatView[];
    chat: ChatLine[];
  };

  export type Update = {
    type: "update";
    table: Info;
    seq: number;
    log: LogItem[];
    views: SeatView[];
  };

  export type Welcome = {
    type: "welcome";
    version: number;
    guest: string;
    name: string;
    language: string;
    id?: number;
  };

  export type AnyMessage = Welcome | Done | Refused | Stale | Table | Update | Chat;
}

export namespace api {
  export type Act = {
    type: "act";
    id?: number;
    table: string;
    seq: number;
    actions: string[];
    seat?: number | null;
  };

  export type Agree = {
    type: "agree";
    id?: number;
    table: string;
  };

  export type Bot = {
    type: "bot";
    id?: number;
    table: string;
    seat: number;
    name: string;
  };

  export type Catalogue = {
    games: GameInfo[];
    bots: string[];
    languages: string[];
  };

  export type ChangedGuest = {
    name?: string | null;
    language?: string | null;
  };

  export type Chat = {
    type: "chat";
    id?: number;
    table: string;
    text: string;
  };

  export type ChatLine = {
    id: number;
    guest: string;
    name: string;
    text: string;
    at: number;
  };

  export type ChoiceInfo = {
    text: string;
    kind: string;
    fields: Record<string, unknown>;
    preview: Record<string, unknown>;
    words: string;
  };

  export type Code = {
    code: string;
    seconds: number;
  };

  export type Decline = {
    type: "decline";
    id?: number;
    table: string;
  };

  export type Done = {
    type: "done";
    id: number;
    seq?: number;
  };

  export type GameInfo = {
    id: string;
    title: string;
    blurb: string;
    designer: string;
    publisher: string;
    year: number;
    revision: number;
    min_seats: number;
    max_seats: number;
    roles: string[];
    options: OptionInfo[];
  };

  export type Guest = {
    id: string;
    name: string;
    language: string;
    token?: string;
  };

  export type Hand = {
    type: "hand";
    id?: number;
    table: string;
    seat: number;
    bot?: string;
  };

  export type Hello = {
    type: "hello";
    id?: number;
    version: number;
    language?: string;
  };

  export type Info = {
    id: string;
    game: string;
    revision: number;
    options: Record<string, unknown>;
    status: string;
    public: boolean;
    host: string;
    seats: SeatInfo[];
    to_act: number[];
    commitment: string;
    secret: string;
    result: Record<string, unknown> | null;
    proposal: ProposalInfo | null;
    previous: string;
    next: string;
    created: number;
    ended: number;
  };

  export type Leave = {
    type: "leave";
    id?: number;
    table: string;
    seat: number;
  };

  export type Log = {
    table: string;
    seat: number | null;
    log: LogItem[];
  };

  export type LogItem = {
    seq: number;
    kind: string;
    seat: number;
    events: Record<string, unknown>[];
    text?: string;
    undone?: boolean;
    words?: string[] | null;
  };

  export type Login = {
    code: string;
  };

  export type Mute = {
    type: "mute";
    id?: number;
    guest: string;
    on?: boolean;
  };

  export type NewGuest = {
    name?: string;
    language?: string;
  };

  export type NewSeat = {
    player: "bot" | "me" | "open";
    bot?: string;
  };

  export type NewTable = {
    game: string;
    seats: NewSeat[];
    options?: Record<string, unknown>;
    public?: boolean;
    start?: boolean;
  };

  export type OptionInfo = {
    name: string;
    words: string;
    values: unknown[];
    value_words: string[];
    default: unknown;
  };

  export type OutcomeWords = {
    reason: string;
    verdict: string;
    lines: ScoreLine[];
  };

  export type Ping = {
    type: "ping";
    id?: number;
  };

  export type Problem = {
    code: string;
    sentence: string;
    rule?: string;
  };

  export type ProposalInfo = {
    seat: number;
    what: string;
    waiting: number[];
  };

  export type Propose = {
    type: "propose";
    id?: number;
    table: string;
    what: "end" | "rematch" | "undo";
    count?: number | null;
  };

  export type Replay = {
    table: string;
    at: number;
    count: number;
    view: SeatView;
  };

  export type Resign = {
    type: "resign";
    id?: number;
    table: string;
    seat?: number | null;
  };

  export type ScoreLine = {
    seat: number;
    kind: string;
    points: number;
    rule: string;
    words: string;
  };

  export type SeatInfo = {
    number: number;
    role: string;
    name: string;
    guest: string;
    bot: string;
    resigned: boolean;
  };

  export type SeatView = {
    seat: number | null;
    view: unknown;
    words?: SeatWords | null;
  };

  export type SeatWords = {
    name: string;
    prompt: string;
    choices: ChoiceInfo[];
    rules: string[];
    waiting: string[];
    outcome: OutcomeWords | null;
  };

  export type Sit = {
    type: "sit";
    id?: number;
    table: string;
    seat: number;
  };

  export type Start = {
    type: "start";
    id?: number;
    table: string;
  };

  export type Table = {
    type: "table";
    id: number;
    table: Info;
    seq: number;
    log: LogItem[];
    views: SeatView[];
    chat: ChatLine[];
  };

  export type TableList = {
    tables: Info[];
  };

  export type Take = {
    type: "take";
    id?: number;
    table: string;
    seat: number;
  };

  export type Undo = {
    type: "undo";
    id?: number;
    table: string;
    seq: number;
    count?: number;
  };

  export type Unwatch = {
    type: "unwatch";
    id?: number;
    table: string;
  };

  export type Watch = {
    type: "watch";
    id?: number;
    table: string;
    since?: number;
    words?: boolean;
  };
}

export namespace caesar {
  export type Border = {
    border: string;
    marker: Marker | null;
    token: Laid | null;
  };

  export type Crassus = {
    lays: CrassusLay[];
    pile: ("A" | "B" | "C" | "D" | "E")[];
    tile: "A" | "B" | "C" | "D" | "E" | null;
    used: ("A" | "B" | "C" | "D" | "E")[];
  };

  export type CrassusLay = {
    border: string;
    border_by: "central" | "italia" | "leftmost" | "near_central" | "neighbour" | "no_laurel" | "poison" | "random" | "senate" | "sum" | "trailing" | null;
    high: string;
    province: string;
    province_by: "central" | "italia" | "leftmost" | "near_central" | "neighbour" | "no_laurel" | "poison" | "random" | "senate" | "sum" | "trailing" | null;
    step: number;
    token: string;
    token_by: "central" | "italia" | "leftmost" | "near_central" | "neighbour" | "no_laurel" | "poison" | "random" | "senate" | "sum" | "trailing" | null;
    value: number;
  };

  export type Laid = {
    face: "down" | "hidden" | "up";
    high: string | null;
    low: string | null;
    side: "caesar" | "pompey";
    token: string | null;
  };

  export type Line = {
    kind: "borders" | "provinces" | "senate";
    points: number;
    rule: string;
    seat: number;
  };

  export type Marker = {
    face: "down" | "up";
    side: "caesar" | "pompey";
  };

  export type Options = {
    centurions: boolean;
    checkpoints: boolean;
    harder: boolean;
    level: "easy" | "hard" | "medium";
    poison: boolean;
    sheet: Record<string, unknown> | null;
    side: "caesar" | "pompey";
  };

  export type Outcome = {
    lines: Line[];
    points: number[];
    ranks: number[];
    reason: string;
    rule: string;
  };

  export type Province = {
    bonus: "centurion" | "might" | "poison" | "senate" | "tactics" | "wealth" | null;
    control: "caesar" | "pompey" | null;
    fallen: number;
    gaps: number;
    province: string;
    totals: number[];
  };

  export type SideSeen = {
    bag: string[] | null;
    bag_size: number;
    called: "caesar" | "crassus" | "pompey";
    centurions: string[];
    markers: number;
    memory: string;
    senates: number[];
    side: "caesar" | "pompey";
    supply: string[] | null;
    supply_size: number;
    surely_bagged: string[];
    surely_held: string[];
    thrown: number;
    unseen: string[];
  };

  export type View = {
    bank: ("centurion" | "might" | "poison" | "senate" | "tactics" | "wealth")[];
    borders: Border[];
    choices: string[];
    crassus: Crassus | null;
    extra: boolean;
    game: "caesar";
    offer: "centurion" | "might" | "poison" | "senate" | "tactics" | "wealth" | null;
    options: Options;
    outcome: Outcome | null;
    own_side: "caesar" | "pompey" | null;
    pending: string[];
    phase: "bank" | "lay" | "might" | "offer" | "order" | "over" | "ready" | "recruiting";
    provinces: Province[];
    recruit: boolean;
    seat: number | null;
    seq: number;
    side: "caesar" | "pompey";
    sides: SideSeen[];
    to_act: number[];
    turn: number;
  };
}

export namespace caesarCleopatra {
  export type Decks = {
    action: number;
    influence: number;
  };

  export type Lane = {
    down: number;
    known: ("1" | "2" | "3" | "4" | "5" | "philosopher")[] | null;
    up: ("1" | "2" | "3" | "4" | "5" | "philosopher")[];
  };

  export type Options = {
    action_deck: "arranged" | "shuffled";
    orgies: "leave_after_two_groups" | "one_fewer" | "standard";
  };

  export type Outcome = {
    lines: Record<string, unknown>[];
    points: number[];
    ranks: number[];
    reason: string;
    rule: string;
  };

  export type Side = {
    action_deck: ("assassination" | "castling" | "scout" | "spy" | "veto" | "wrath")[] | null;
    bonus: "aediles" | "censors" | "praetors" | "quaestors" | "senators" | null;
    castling: ("1" | "2" | "3" | "4" | "5" | "philosopher")[] | null;
    discards: ("1" | "2" | "3" | "4" | "5" | "assassination" | "castling" | "philosopher" | "scout" | "spy" | "veto" | "wrath")[];
    hand: ("1" | "2" | "3" | "4" | "5" | "assassination" | "castling" | "philosopher" | "scout" | "spy" | "veto" | "wrath")[] | null;
    hand_size: Decks;
    lanes: Lane[];
    memory: string;
    open_points: number;
    reserve: Decks;
    surely_held: ("1" | "2" | "3" | "4" | "5" | "assassination" | "castling" | "philosopher" | "scout" | "spy" | "veto" | "wrath")[];
    won: number[];
  };

  export type View = {
    acted: boolean;
    alone: number | null;
    announced: string | null;
    answering: boolean;
    choices: string[];
    drawer: number | null;
    game: "caesar-cleopatra";
    idle: number;
    laid: number;
    lifted: number;
    on_turn: number | null;
    options: Options;
    orgy_left: boolean;
    outcome: Outcome | null;
    passive: boolean;
    patricians: number[];
    phase: "answer" | "arranging" | "drawing" | "laying" | "offer" | "over" | "placing" | "striking" | "swapping" | "turn";
    placed: number;
    seat: number | null;
    seq: number;
    sides: Side[];
    to_act: number[];
    to_draw: number;
    turn: number;
    votes: Votes;
  };

  export type Votes = {
    out: ("aediles" | "censors" | "orgy" | "praetors" | "quaestors" | "senators" | "shuffle")[];
    pile: ("aediles" | "censors" | "orgy" | "praetors" | "quaestors" | "senators" | "shuffle")[];
    turned: ("aediles" | "censors" | "orgy" | "praetors" | "quaestors" | "senators" | "shuffle")[];
  };
}

export namespace circusMaximus {
  export type Active = {
    acted: boolean;
    at: number;
    doubled: boolean;
    homing: boolean;
    place: "circus" | "colosseum" | "forum" | "theatre" | "villa";
    takes: number;
  };

  export type Merchant = {
    as: number;
    level: number;
    seat: number;
  };

  export type Options = {
    caesar: boolean;
    sheet: Record<string, unknown> | null;
  };

  export type Outcome = {
    lines: Record<string, unknown>[];
    points: number[];
    ranks: number[];
    reason: string;
    rule: string;
  };

  export type Player = {
    booked: number;
    hidden: number;
    known: ("double" | "exchange" | "front" | "homecoming" | "new_ticket" | "new_visitor" | "other_venue" | "promotion" | "redirect" | "second_use" | "step_forward" | "unseen")[];
    ledger: number[][];
    merchants: number[];
    tickets: Ticket[];
    today: number;
  };

  export type Prices = {
    favours: Record<string, number>;
    merchants: number[];
    tickets: Record<string, number>;
    visitors: Record<string, number>;
  };

  export type Rows = {
    circus: Merchant[];
    colosseum: Merchant[];
    forum: Merchant[];
    theatre: Merchant[];
    villa: Merchant[];
  };

  export type Sale = {
    coin_cards: number;
    favour: "double" | "exchange" | "front" | "homecoming" | "new_ticket" | "new_visitor" | "other_venue" | "promotion" | "redirect" | "second_use" | "step_forward" | "unseen" | null;
    place: "circus" | "colosseum" | "theatre";
    points: number;
    seat: number;
    ticket: Ticket | null;
    visitor: "legionary" | "matron" | "senator" | "student" | "tourist";
  };

  export type Ticket = {
    category: "balcony" | "box" | "stalls";
    venue: "circus" | "colosseum" | "theatre";
  };

  export type Unseen = {
    favours: ("double" | "exchange" | "front" | "homecoming" | "new_ticket" | "new_visitor" | "other_venue" | "promotion" | "redirect" | "second_use" | "step_forward" | "unseen")[];
    tickets: Ticket[];
    visitors: ("caesar" | "legionary" | "matron" | "senator" | "student" | "tourist")[];
  };

  export type Venue = {
    caesar: boolean;
    extra_shows: number;
    venue: "circus" | "colosseum" | "theatre";
    visitors: Visitor[];
  };

  export type View = {
    active: Active | null;
    caesar: "circus" | "colosseum" | "drawn" | "pile" | "theatre" | null;
    choices: string[];
    coin_cards: number;
    day: number;
    drawn: "caesar" | "legionary" | "matron" | "senator" | "student" | "tourist" | null;
    favour_pile: number;
    first: number | null;
    forum: Ticket[];
    gains: (number[] | null)[] | null;
    game: string;
    given: Ticket | null;
    hands: (("double" | "exchange" | "front" | "homecoming" | "new_ticket" | "new_visitor" | "other_venue" | "promotion" | "redirect" | "second_use" | "step_forward" | "unseen")[] | null)[];
    on_turn: number;
    options: Options;
    outcome: Outcome | null;
    passed: number[];
    phase: "bidding" | "over" | "sending" | "settling" | "swapping";
    place: "circus" | "colosseum" | "forum" | "theatre" | "villa" | null;
    players: Player[];
    prices: Prices;
    rows: Rows;
    sales: Sale[];
    seat: number | null;
    seats: number;
    seq: number;
    stage: "favours" | "shows" | "tickets";
    start_card: number | null;
    start_player: number;
    timings: Record<string, "active" | "instead" | "with">;
    to_act: number[];
    unseen: Unseen;
    venues: Venue[];
    villa: ("double" | "exchange" | "front" | "homecoming" | "new_ticket" | "new_visitor" | "other_venue" | "promotion" | "redirect" | "second_use" | "step_forward" | "unseen")[];
  };

  export type Visitor = {
    coin_cards: number;
    visitor: "legionary" | "matron" | "senator" | "student" | "tourist";
  };
}
