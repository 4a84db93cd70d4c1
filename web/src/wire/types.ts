// Made by tools/make_types.py from the server's schemas; `make types` rewrites it.

export namespace command {
  export type Act = {
    type: "act";
    id?: number;
    table: string;
    seq: number;
    actions: string[];
    seat?: number | null;
  };

  export type Admit = {
    type: "admit";
    id?: number;
    table: string;
    guest?: string | null;
    on?: boolean;
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

  export type Claim = {
    type: "claim";
    id?: number;
    table: string;
    seat: number;
  };

  export type Close = {
    type: "close";
    id?: number;
    table: string;
  };

  export type Decline = {
    type: "decline";
    id?: number;
    table: string;
  };

  export type Give = {
    type: "give";
    id?: number;
    table: string;
    seat: number;
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
    words?: boolean;
  };

  export type Leave = {
    type: "leave";
    id?: number;
    table: string;
    seat: number;
  };

  export type Lock = {
    type: "lock";
    id?: number;
    table: string;
    on?: boolean;
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
    what: "coach" | "end" | "pause" | "rematch" | "undo";
    count?: number | null;
  };

  export type Remove = {
    type: "remove";
    id?: number;
    table: string;
    seat: number;
  };

  export type Resign = {
    type: "resign";
    id?: number;
    table: string;
    seat?: number | null;
  };

  export type Resume = {
    type: "resume";
    id?: number;
    table: string;
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
    count?: number | null;
  };

  export type Unwatch = {
    type: "unwatch";
    id?: number;
    table: string;
  };

  export type Wait = {
    type: "wait";
    id?: number;
    table: string;
    seat: number;
  };

  export type Watch = {
    type: "watch";
    id?: number;
    table: string;
    since?: number;
    words?: boolean;
    changes?: boolean;
    seat?: number | "one" | null;
  };

  export type AnyCommand = Hello | Watch | Unwatch | Act | Admit | Agree | Bot | Chat | Claim | Wait | Close | Decline | Give | Hand | Leave | Lock | Mute | Resume | Ping | Propose | Remove | Resign | Sit | Start | Take | Undo;
}

export namespace message {
  export type BranchInfo = {
    table: string;
    at: number;
  };

  export type Change = {
    type: "change";
    table: string;
    seq: number;
    info: Record<string, unknown>;
    log: LogItem[];
    views: ViewChange[];
  };

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

  export type ClockInfo = {
    pace: "live" | "turns";
    bank: number;
    increment?: number;
    delay?: number;
    cap?: number;
    now?: number;
    paused?: boolean;
    seats?: SeatClock[];
    deadline?: number;
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
    locked?: boolean;
    chat_open?: boolean;
    coach?: boolean;
    rated?: boolean;
    match?: number;
    clock?: ClockInfo | null;
    daily?: string;
    branch?: BranchInfo | null;
    trouble?: string;
  };

  export type LogItem = {
    seq: number;
    kind: string;
    seat: number;
    events: Record<string, unknown>[];
    text?: string;
    undone?: boolean;
    known?: number[];
    words?: string[] | null;
  };

  export type Notice = {
    type: "notice";
    text: string;
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
    fields?: Record<string, unknown>;
    why?: string;
    rule?: string;
    sentence?: string;
  };

  export type ScoreLine = {
    seat: number;
    kind: string;
    points: number;
    rule: string;
    words: string;
  };

  export type SeatClock = {
    left: number;
    runs?: boolean;
    since?: number;
    over?: boolean;
    waited?: boolean;
    flags?: number;
    holiday?: number;
  };

  export type SeatInfo = {
    number: number;
    role: string;
    name: string;
    guest: string;
    bot: string;
    resigned: boolean;
    person?: string;
    program?: boolean;
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

  export type ViewChange = {
    seat: number | null;
    parts: ([(string | number)[], unknown])[];
    choices: number[];
  };

  export type Welcome = {
    type: "welcome";
    version: number;
    guest: string;
    name: string;
    language: string;
    id?: number;
  };

  export type AnyMessage = Notice | Welcome | Done | Refused | Stale | Table | Update | Change | Chat;
}

export namespace api {
  export type Account = {
    name: string;
    created: number;
    codes_left: number;
    devices: Device[];
    password: boolean;
    passkeys: Passkey[];
    mail: string;
    mails: boolean;
    provider: string;
    linked: boolean;
  };

  export type AccountLogin = {
    name: string;
    password: string;
    bring?: boolean;
  };

  export type Act = {
    type: "act";
    id?: number;
    table: string;
    seq: number;
    actions: string[];
    seat?: number | null;
  };

  export type Admit = {
    type: "admit";
    id?: number;
    table: string;
    guest?: string | null;
    on?: boolean;
  };

  export type Agree = {
    type: "agree";
    id?: number;
    table: string;
  };

  export type Alternative = {
    action: string;
    chance: number;
    share: number;
  };

  export type Answers = {
    seat: number;
    rules: Rule[];
    answers: Record<string, string>;
  };

  export type Arrival = {
    code: string;
    state: string;
    bring?: boolean;
  };

  export type Asked = {
    kind: "login" | "prove" | "register";
    name?: string;
  };

  export type Best = {
    game: string;
    pace: string;
    month: number;
    people: BestPerson[];
  };

  export type BestPerson = {
    name: string;
    portrait: string;
    rating: number;
    deviation: number;
    unsure: boolean;
    games: number;
    won: number;
    mine: boolean;
  };

  export type Between = {
    game: string;
    games: number;
    won: number;
    lost: number;
  };

  export type BetweenList = {
    games: Between[];
  };

  export type Bot = {
    type: "bot";
    id?: number;
    table: string;
    seat: number;
    name: string;
  };

  export type BranchInfo = {
    table: string;
    at: number;
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

  export type ChangedNotices = {
    off: string[];
    quiet_from?: number;
    quiet_to?: number;
    zone?: string;
    wanted?: string[] | null;
  };

  export type ChangedPage = {
    public?: boolean | null;
    portrait?: "amphora" | "eagle" | "grapes" | "horse" | "lotus" | "lyre" | "sandal" | "scarab" | "snake" | "trireme" | null;
    languages?: ("cs" | "de" | "en" | "fr")[] | null;
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

  export type Claim = {
    type: "claim";
    id?: number;
    table: string;
    seat: number;
  };

  export type ClockInfo = {
    pace: "live" | "turns";
    bank: number;
    increment?: number;
    delay?: number;
    cap?: number;
    now?: number;
    paused?: boolean;
    seats?: SeatClock[];
    deadline?: number;
  };

  export type Close = {
    type: "close";
    id?: number;
    table: string;
  };

  export type CoachAnswer = {
    what: string;
    seat: number;
    at: number;
    best: string;
    kind: string;
    where: string[];
    value: number;
    other: string;
    other_value: number;
    verdict: string;
    sure: number;
    turns: number;
    even: boolean;
    reasons: CoachReason[];
  };

  export type CoachQuestion = {
    what: "guard" | "hint" | "why";
    seat?: number | null;
    at?: number | null;
    action?: string;
  };

  export type CoachReason = {
    name: string;
    thing: string;
    by: number;
    share: number;
  };

  export type Code = {
    code: string;
    seconds: number;
  };

  export type Codes = {
    codes: string[];
  };

  export type ConfirmedMail = {
    address: string;
    code: string;
  };

  export type Cup = {
    cup: CupInfo;
    state: "open" | "over" | "playing";
    seated: boolean;
    people: CupLine[];
    games: CupGame[];
  };

  export type CupGame = {
    table: string;
    first: number;
    second: number;
    winner: number;
  };

  export type CupInfo = {
    id: string;
    name: string;
    game: string;
    pace: string;
    rated: boolean;
    size: number;
    taken: number;
    made: number;
    started: number;
  };

  export type CupLine = {
    name: string;
    portrait: string;
    page: boolean;
    mine: boolean;
    rank: number;
    played: number;
    won: number;
    points: number;
    beaten: number;
  };

  export type CupList = {
    cups: CupInfo[];
  };

  export type DealResult = {
    name: string;
    place: number;
    points: number;
    margin: number;
    mine?: boolean;
  };

  export type DealState = {
    game: string;
    day: string;
    today: boolean;
    seats: number;
    seat: number;
    role: string;
    bot: string;
    begun: number;
    finished: number;
    best: DealResult | null;
    table: string;
    gave_up: boolean;
    mine: DealResult | null;
    rank: number;
    results: DealResult[];
    spread: DealTimes[];
  };

  export type DealTimes = {
    place: number;
    margin: number;
    times: number;
  };

  export type DealToday = {
    game: string;
    seats: number;
    seat: number;
    role: string;
    bot: string;
    begun: number;
    finished: number;
    best_points: number;
    best_margin: number;
    mine: "" | "over" | "playing";
    table: string;
  };

  export type Decision = {
    seq: number;
    turn: number;
    choices: number;
    played: string;
    best: string;
    chance: number;
    best_chance: number;
    loss: number;
    error: number;
    checked: boolean;
    verdict: "blunder" | "inaccuracy" | "mistake" | "none";
    lead: number;
    alternatives: Alternative[];
    truth?: Truth | null;
  };

  export type Decline = {
    type: "decline";
    id?: number;
    table: string;
  };

  export type Departure = {
    kind: "link" | "login";
    password?: string;
    passkey?: Record<string, unknown> | null;
  };

  export type Device = {
    id: string;
    browser: string;
    system: string;
    created: number;
    seen: number;
    here: boolean;
  };

  export type Done = {
    type: "done";
    id: number;
    seq?: number;
  };

  export type Elsewhere = {
    url: string;
  };

  export type Entered = {
    guest: Guest;
    token: string;
    codes: string[];
    brought: number;
  };

  export type Erasure = {
    name: string;
    password?: string;
    passkey?: Record<string, unknown> | null;
  };

  export type Evening = {
    evening: EveningInfo;
    now: number;
    joined: boolean;
    table: string;
    last: string;
    people: EveningLine[];
    games: EveningGame[];
  };

  export type EveningGame = {
    table: string;
    people: number[];
    winners: number[];
    over: boolean;
    began: number;
  };

  export type EveningInfo = {
    id: string;
    name: string;
    game: string;
    pace: string;
    rated: boolean;
    starts: number;
    ends: number;
    come: number;
    state: "coming" | "ending" | "over" | "playing";
  };

  export type EveningLine = {
    name: string;
    portrait: string;
    page: boolean;
    mine: boolean;
    rank: number;
    played: number;
    won: number;
    points: number;
    beaten: number;
    state: "away" | "free" | "playing";
  };

  export type EveningList = {
    evenings: EveningInfo[];
  };

  export type Feed = {
    atom: string;
    calendar: string;
  };

  export type Forgotten = {
    name: string;
  };

  export type FoundPerson = {
    name: string;
    portrait: string;
    yes: boolean;
    mine: boolean;
    rating: number;
    deviation: number;
    games: number;
    kept: number;
  };

  export type GameInfo = {
    id: string;
    title: string;
    blurb: string;
    designer: string;
    publisher: string;
    year: number;
    credits: string;
    revision: number;
    min_seats: number;
    max_seats: number;
    roles: string[];
    options: OptionInfo[];
    teaching: boolean;
  };

  export type Give = {
    type: "give";
    id?: number;
    table: string;
    seat: number;
  };

  export type Guest = {
    id: string;
    name: string;
    language: string;
    token?: string;
    account?: boolean;
    program?: boolean;
    offer?: boolean;
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
    words?: boolean;
  };

  export type Holidays = {
    until: number;
    days: number;
    most?: number;
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
    locked?: boolean;
    chat_open?: boolean;
    coach?: boolean;
    rated?: boolean;
    match?: number;
    clock?: ClockInfo | null;
    daily?: string;
    branch?: BranchInfo | null;
    trouble?: string;
  };

  export type Kind = {
    kind: string;
    on: boolean;
  };

  export type Ladder = {
    rungs: Rung[];
    levels: string[];
  };

  export type Leave = {
    type: "leave";
    id?: number;
    table: string;
    seat: number;
  };

  export type LessonGame = {
    game: string;
    lessons: LessonTitle[];
  };

  export type LessonMove = {
    done?: number;
    actions: string[];
  };

  export type LessonPosition = {
    info: Info;
    view: SeatView;
    log: LogItem[];
  };

  export type LessonShelf = {
    games: LessonGame[];
  };

  export type LessonState = {
    done: number;
    step: string;
    asks: boolean;
    point: string[];
    offered: string[];
    previews: Record<string, Record<string, unknown>>;
    actions: string[];
    say: string;
    here: LessonPosition;
    wrong: LessonPosition | null;
    shown: LessonPosition | null;
  };

  export type LessonTitle = {
    id: string;
    steps: number;
  };

  export type Lobby = {
    mine: Info[];
    more: number;
    open: Info[];
    looking: Looking[];
  };

  export type Lock = {
    type: "lock";
    id?: number;
    table: string;
    on?: boolean;
  };

  export type Log = {
    table: string;
    seat: number | null;
    log: LogItem[];
    more: boolean;
  };

  export type LogItem = {
    seq: number;
    kind: string;
    seat: number;
    events: Record<string, unknown>[];
    text?: string;
    undone?: boolean;
    known?: number[];
    words?: string[] | null;
  };

  export type Login = {
    code: string;
    bring?: boolean;
  };

  export type Logout = {
    everywhere?: boolean;
  };

  export type Looking = {
    game: string;
    people: number;
  };

  export type Mute = {
    type: "mute";
    id?: number;
    guest: string;
    on?: boolean;
  };

  export type NameAnswer = {
    free: boolean;
    name: string;
    sentence: string;
    suggestions: string[];
  };

  export type NewAccount = {
    name: string;
    password?: string;
    passkey?: Record<string, unknown> | null;
    invitation?: string;
  };

  export type NewAnswers = {
    seat: number;
    answers: Record<string, string>;
  };

  export type NewBranch = {
    at: number;
    seat: number;
  };

  export type NewGuest = {
    name?: string;
    language?: string;
  };

  export type NewHoliday = {
    days: number;
  };

  export type NewMail = {
    address: string;
    password?: string;
    passkey?: Record<string, unknown> | null;
  };

  export type NewName = {
    name: string;
  };

  export type NewPasskey = {
    credential: Record<string, unknown>;
    name?: string;
    password?: string;
    passkey?: Record<string, unknown> | null;
  };

  export type NewPassword = {
    password: string;
    old?: string;
    passkey?: Record<string, unknown> | null;
  };

  export type NewProgram = {
    name: string;
    scopes: ("play" | "read")[];
    bot?: string;
    password?: string;
    passkey?: Record<string, unknown> | null;
  };

  export type NewPush = {
    endpoint: string;
    p256dh: string;
    auth: string;
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
    rated?: boolean;
    match?: boolean;
    clock?: TimeControl | null;
  };

  export type NewWebhook = {
    url: string;
  };

  export type Notices = {
    kinds: Kind[];
    wanted: string[];
    quiet_from: number;
    quiet_to: number;
    zone: string;
    ways: Way[];
    push: string;
  };

  export type Offer = {
    offered: boolean;
  };

  export type Offers = {
    mail: boolean;
    provider: string;
  };

  export type OptionInfo = {
    name: string;
    words: string;
    values: unknown[];
    value_words: string[];
    default: unknown;
  };

  export type Other = {
    name: string;
    bot: string;
    seat: number;
  };

  export type OutcomeWords = {
    reason: string;
    verdict: string;
    lines: ScoreLine[];
  };

  export type Passkey = {
    id: string;
    name: string;
    created: number;
    used: number;
  };

  export type PasskeyLogin = {
    credential: Record<string, unknown>;
    bring?: boolean;
  };

  export type Ping = {
    type: "ping";
    id?: number;
  };

  export type Played = {
    table: string;
    game: string;
    ended: number;
    place: number;
    seats: number;
    left: boolean;
    others: Other[];
    shared?: boolean;
    points?: number[];
    change?: number | null;
  };

  export type PlayedList = {
    games: Played[];
    more: boolean;
  };

  export type Point = {
    seq: number;
    turn: number;
    by: number;
    chance: number;
    luck: number;
    own: number;
    others: number;
    truth?: number | null;
  };

  export type PoolState = {
    state: "found" | "none" | "seated" | "waiting";
    game?: string;
    pace?: string;
    rated?: boolean;
    waited?: number;
    rating?: number;
    reach?: number;
    pair?: string;
    seconds?: number;
    people?: FoundPerson[];
  };

  export type Presence = {
    here: number[];
    away: number[];
    absence: number;
  };

  export type Previews = {
    seq: number;
    previews: Record<string, Record<string, unknown>>;
  };

  export type Problem = {
    code: string;
    sentence: string;
    why?: string;
    rule?: string;
    fields?: Record<string, unknown>;
  };

  export type Profile = {
    name: string;
    created: number;
    portrait: string;
    languages: string[];
    public: boolean;
    mine: boolean;
    going_on: number;
    tally: Tally[];
    kept: boolean[];
  };

  export type Program = {
    id: string;
    name: string;
    scopes: string[];
    plays: string;
    bot: boolean;
    created: number;
    used: number;
  };

  export type ProgramList = {
    programs: Program[];
  };

  export type ProgramToken = {
    id: string;
    token: string;
  };

  export type Proof = {
    password?: string;
    passkey?: Record<string, unknown> | null;
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
    what: "coach" | "end" | "pause" | "rematch" | "undo";
    count?: number | null;
  };

  export type PuzzleAnswer = {
    action: string;
    right: boolean;
    advice: CoachAnswer;
    after: LessonPosition;
    best_after: LessonPosition;
  };

  export type PuzzleChoice = {
    action: string;
  };

  export type PuzzleState = {
    game: string;
    day: string;
    today: boolean;
    seat: number;
    tried: number;
    solved: number;
    here: LessonPosition;
    previews: Record<string, Record<string, unknown>>;
    answer: PuzzleAnswer | null;
  };

  export type PuzzleToday = {
    game: string;
    seats: number;
    seat: number;
    role: string;
    tried: number;
    solved: number;
    mine: "" | "right" | "wrong";
  };

  export type Question = {
    options: Record<string, unknown>;
  };

  export type RatingChange = {
    seat: number;
    name: string;
    before: number;
    after: number;
    deviation: number;
  };

  export type RatingInfo = {
    game: string;
    pace: string;
    rating: number;
    deviation: number;
    unsure: boolean;
    games: number;
    won: number;
    last: number;
    curve: RatingPoint[];
  };

  export type RatingList = {
    ratings: RatingInfo[];
  };

  export type RatingPoint = {
    at: number;
    rating: number;
    deviation: number;
  };

  export type Recovery = {
    name: string;
    code: string;
    password: string;
    bring?: boolean;
  };

  export type Remove = {
    type: "remove";
    id?: number;
    table: string;
    seat: number;
  };

  export type Replay = {
    table: string;
    at: number;
    count: number;
    view: SeatView;
    hands?: SeatView[];
    left?: number[];
  };

  export type Reset = {
    link: string;
    password: string;
    bring?: boolean;
  };

  export type Resign = {
    type: "resign";
    id?: number;
    table: string;
    seat?: number | null;
  };

  export type Resume = {
    type: "resume";
    id?: number;
    table: string;
  };

  export type Review = {
    version: number;
    engine: string;
    game: string;
    revision: number;
    names: string[];
    actions: number;
    unit: "action" | "day" | "turn";
    turns: number;
    end: "agreed" | "finished" | "open" | "resigned";
    resigned: number;
    seats: SeatReview[];
    seconds: number;
  };

  export type ReviewInfo = {
    table: string;
    state: "done" | "failed" | "none" | "waiting" | "working";
    progress: number;
    ahead: number;
    engine: string;
    outdated: boolean;
    finished: number;
    shared: boolean;
    mine: boolean;
    result: Review | null;
  };

  export type ReviewWhy = {
    reasons: CoachReason[];
    sure: number;
  };

  export type Rule = {
    id: string;
    values: string[];
  };

  export type Rung = {
    game: string;
    role: string;
    beaten: string;
    next: string;
    down: boolean;
  };

  export type ScoreLine = {
    seat: number;
    kind: string;
    points: number;
    rule: string;
    words: string;
  };

  export type SeatClock = {
    left: number;
    runs?: boolean;
    since?: number;
    over?: boolean;
    waited?: boolean;
    flags?: number;
    holiday?: number;
  };

  export type SeatInfo = {
    number: number;
    role: string;
    name: string;
    guest: string;
    bot: string;
    resigned: boolean;
    person?: string;
    program?: boolean;
  };

  export type SeatReview = {
    seat: number;
    start: number;
    result: number;
    deal: number;
    draws: number;
    turned: number;
    own: number;
    others: number;
    accuracy: number | null;
    inaccuracies: number;
    mistakes: number;
    blunders: number;
    curve: Point[];
    decisions: Decision[];
    moments: number[];
    found: number;
    story: Sentence[];
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

  export type Sentence = {
    id: string;
    points?: number;
    percent?: number;
    seq?: number;
    turn?: number;
    seat?: number;
    action?: string;
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
    more?: boolean;
  };

  export type TableRatings = {
    why: string;
    pace: string;
    seats: RatingChange[];
  };

  export type Take = {
    type: "take";
    id?: number;
    table: string;
    seat: number;
  };

  export type Tally = {
    game: string;
    finished: number;
    won: number;
  };

  export type Test = {
    ways: Tried[];
  };

  export type TimeControl = {
    pace: "live" | "turns";
    bank: number;
    increment?: number;
    delay?: number;
    cap?: number;
  };

  export type Today = {
    day: string;
    seconds: number;
    puzzles: PuzzleToday[];
    deals: DealToday[];
  };

  export type Tried = {
    id: string;
    worked: boolean;
  };

  export type Truth = {
    played: number;
    best: string;
    best_chance: number;
  };

  export type Undo = {
    type: "undo";
    id?: number;
    table: string;
    seq: number;
    count?: number | null;
  };

  export type Unwatch = {
    type: "unwatch";
    id?: number;
    table: string;
  };

  export type Wait = {
    type: "wait";
    id?: number;
    table: string;
    seat: number;
  };

  export type WantedName = {
    name: string;
  };

  export type Watch = {
    type: "watch";
    id?: number;
    table: string;
    since?: number;
    words?: boolean;
    changes?: boolean;
    seat?: number | "one" | null;
  };

  export type Way = {
    id: string;
    kind: string;
    shown: string;
    created: number;
    worked: number;
    failed: number;
  };

  export type Webhook = {
    id: string;
    secret: string;
  };

  export type Wish = {
    game: string;
    pace?: "live" | "quick" | "turns";
    rated?: boolean;
  };

  export type WorkAnswer = {
    kept: boolean;
  };

  export type WorkProgress = {
    progress: number;
  };

  export type WorkTask = {
    record: Record<string, unknown> | null;
    resigned?: number;
    agreed?: boolean;
    work?: number;
  };

  export type WorkWish = {
    engine: string;
  };

  export type Yes = {
    pair: string;
  };
}

export const VERBS = {
  act: { when: "playing", who: "seated", menu: "", seat: true },
  admit: { when: "", who: "host", menu: "", seat: false },
  agree: { when: "", who: "seated", menu: "", seat: false },
  bot: { when: "open", who: "host", menu: "", seat: true },
  claim: { when: "playing", who: "seated", menu: "", seat: true },
  wait: { when: "playing", who: "seated", menu: "", seat: true },
  close: { when: "open", who: "host", menu: "", seat: false },
  decline: { when: "", who: "seated", menu: "", seat: false },
  give: { when: "playing", who: "seated", menu: "", seat: true },
  hand: { when: "playing", who: "seated", menu: "", seat: true },
  leave: { when: "open", who: "anybody", menu: "", seat: true },
  lock: { when: "", who: "host", menu: "", seat: false },
  resume: { when: "playing", who: "seated", menu: "", seat: false },
  propose: { when: "", who: "seated", menu: "", seat: false },
  remove: { when: "", who: "host", menu: "", seat: true },
  resign: { when: "playing", who: "seated", menu: "sure", seat: true },
  sit: { when: "open", who: "anybody", menu: "", seat: true },
  start: { when: "open", who: "anybody", menu: "", seat: false },
  take: { when: "playing", who: "seated", menu: "", seat: true },
  undo: { when: "playing", who: "seated", menu: "", seat: false },
} as const;

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
    pending: ("ac" | "af" | "ag" | "as" | "cr" | "cy" | "dm" | "ga" | "gc" | "hc" | "hu" | "it" | "md" | "mt" | "nu" | "sc" | "sd" | "sy")[];
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
    game: "circus-maximus";
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
    revision: number;
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
