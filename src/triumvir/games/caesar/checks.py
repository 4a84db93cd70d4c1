"""Whether a position can be one: nothing exists too often, everything fits the phase."""

from __future__ import annotations

from typing import Final

from triumvir.core.document import contradiction, read_int
from triumvir.core.row import NONE, cards_in, numbers, total
from triumvir.core.supply import Supply
from triumvir.games.caesar.board import (
    BORDERS,
    CHECKPOINTS,
    CONTROL_SPACES,
    FIRST,
    ITALIA,
    PROVINCES,
    SECOND,
)
from triumvir.games.caesar.fields import (
    BANK,
    BANK_OFFER,
    BONUS,
    BONUS_OFFERED,
    CRASSUS_STUCK,
    DOWN,
    ENDED,
    EXTRA,
    HARDER,
    HIDDEN,
    LAST_MARKER,
    LAY,
    LINE,
    MARKER,
    MIGHT_TARGET,
    OFFER,
    ORDER,
    OVER,
    PENDING,
    PHASE,
    POMPEYS,
    READY,
    RECRUIT,
    RECRUITING,
    REPORT,
    REPORTED,
    SENATES,
    SIDE,
    SUMS,
    THROWN,
    TILE_PILE,
    TILES_USED,
    TOKEN,
    WINNER,
    WITH_CENTURIONS,
    WITH_CHECKPOINTS,
    WITH_POISON,
    bag,
    can_lay,
    control,
    face,
    fallen,
    gaps,
    get,
    hand,
    is_crassus,
    is_free,
    is_solo,
    left,
    senates,
    stock,
    under,
)
from triumvir.games.caesar.memory import check_journal
from triumvir.games.caesar.phases.bonuses import has_target
from triumvir.games.caesar.phases.ending import on_borders
from triumvir.games.caesar.phases.setup import tiles_of
from triumvir.games.caesar.pieces import (
    ALL_CENTURIONS,
    BASIC,
    BONUS_COPIES,
    BONUSES,
    CENTURION,
    COUNT,
    FIRST_CENTURION,
    FITS,
    HIGH,
    KINDS,
    LOW,
    MARKERS,
    MIGHT,
    OTHER_TWIN,
    POISON,
    SENATE,
    SIDES,
    TILES,
    TOKENS,
    TWIN,
)
from triumvir.games.caesar.position import Position
from triumvir.native import Row

# What a report may say of a lay, number by number.
REPORT_LIMITS: Final = (7, 17, 7, COUNT - 1, 29, 1, 11, 11, 11)


def check(position: Position) -> None:
    check_borders(position)
    check_provinces(position)
    check_bonuses(position)
    for side in range(2):
        check_tokens(position, side)
        check_markers(position, side)
    check_tiles(position)
    check_phase(position)


def check_borders(position: Position) -> None:
    row = position.row
    for border in range(30):
        if is_free(row, border):
            continue
        where = f"borders.{BORDERS[border]}"
        code = int(get(row, TOKEN + border))
        token = code >> 2
        lies = int(face(row, border))
        if FITS[token] >> (border // 10) & 1 == 0:
            raise contradiction(where, f"{TOKENS[token]} does not fit there", "CA-7")
        if lies & HIDDEN != 0:
            if get(row, WITH_CHECKPOINTS) == 0 or border not in CHECKPOINTS:
                raise contradiction(where, "tokens are laid face down at checkpoints only", "CA-50")
            if is_crassus(row, code & 1):
                raise contradiction(where, "Crassus lays no token face down", "CA-68")
        if lies & MARKER != 0:
            owner = 1 if lies & POMPEYS != 0 else 0
            for province in (FIRST[border], SECOND[border]):
                if control(row, province) != owner:
                    raise contradiction(
                        f"{where}.marker",
                        f"{SIDES[owner]} does not control both provinces",
                        "CA-25",
                    )


def check_provinces(position: Position) -> None:
    row = position.row
    pending = cards_in(row, PENDING)
    for province in range(18):
        where = f"provinces.{PROVINCES[province]}"
        closed = gaps(row, province) == 0
        controlled = control(row, province) != NONE
        settled = get(row, BONUS + province) == NONE
        if settled and not closed:
            raise contradiction(where, "a bonus is taken when the province closes", "CA-20")
        if closed and (settled == (province in pending)) and get(row, PHASE) != OVER:
            raise contradiction(
                where, "a closed province is settled, or waits in 'pending' with its bonus"
            )
        if province in pending and not closed:
            raise contradiction(where, "it is not closed, so it is not to be settled", "CA-16")
        if controlled and not settled:
            raise contradiction(where, "nobody controls a province before it is settled")
        if fallen(row, province) > (CONTROL_SPACES[province] if controlled else 0):
            raise contradiction(f"{where}.fallen", "there are not so many markers", "CA-36")
        check_totals(position, province)


def check_totals(position: Position, province: int) -> None:
    """Open provinces add up; those closed may count tokens that Might has turned since (CA-35)."""
    row = position.row
    where = f"provinces.{PROVINCES[province]}.totals"
    least = [0, 0]
    most = [0, 0]
    for border in range(30):
        if is_free(row, border) or province not in (FIRST[border], SECOND[border]):
            continue
        if face(row, border) & HIDDEN != 0:
            continue
        code = int(get(row, TOKEN + border))
        token = code >> 2
        facing = HIGH[token] if (code & 2 != 0) == (province == SECOND[border]) else LOW[token]
        most[code & 1] += facing
        if face(row, border) & DOWN == 0:
            least[code & 1] += facing
    totals = numbers(row, SUMS + province * 2, 2)
    if gaps(row, province) > 0:
        most = least
    for side in range(2):
        if not least[side] <= totals[side] <= most[side]:
            raise contradiction(
                where,
                f"the tokens of {SIDES[side]} add up to {least[side]}, not {totals[side]}",
                "CA-21",
            )
    side = int(control(row, province))
    if side != NONE and totals[side] <= totals[1 - side]:
        if totals[side] < totals[1 - side] or not is_crassus(row, side):
            raise contradiction(where, f"{SIDES[side]} cannot control it", "CA-21, CA-22")


def check_bonuses(position: Position) -> None:
    row = position.row
    bonuses = Supply(BONUSES)
    bonuses.add_cells(row, BANK)
    for bonus in [*numbers(row, BONUS, 18), int(get(row, BONUS_OFFERED))]:
        if bonus != NONE:
            bonuses.add(bonus)
    bonuses.add(SENATE, senates(row, 0) + senates(row, 1))
    for bonus in range(len(BONUSES)):
        if bonuses.found[bonus] > BONUS_COPIES[bonus]:
            bonuses.check(bonus, BONUS_COPIES[bonus], "bonuses", "CA-9")
    for bonus, module in ((POISON, WITH_POISON), (CENTURION, WITH_CENTURIONS)):
        if bonuses.found[bonus] > 0 and get(row, module) == 0:
            raise contradiction(
                "bonuses", f"'{BONUSES[bonus]}' belongs to a module that is not played"
            )
    bank = numbers(row, BANK, len(BONUSES))
    if sum(bank) > 0 and get(row, WITH_CHECKPOINTS) == 0:
        raise contradiction("bank", "there is one with the module Checkpoints only", "CA-49")
    if sum(bank) > 6 or bank[POISON] + bank[CENTURION] > 0:
        raise contradiction("bank", "up to six bonuses of the basic game", "CA-49")
    if get(row, BONUS + ITALIA) not in (SENATE, NONE):
        raise contradiction("provinces.it.bonus", "a Senate lies on Italia", "CA-11")


def check_tokens(position: Position, side: int) -> None:
    """Every token of a side is in one place."""
    row = position.row
    where = SIDES[side]
    tokens = Supply(TOKENS)
    for mask in (hand(row, side), bag(row, side), stock(row, side)):
        for token in range(COUNT):
            tokens.add(token, mask >> token & 1)
    if is_crassus(row, side):
        if hand(row, side) != 0:
            raise contradiction(f"{where}.supply", "Crassus has his tokens in the row", "CA-55")
        tokens.add_pile(row, LINE)
    for code in numbers(row, TOKEN, 30):
        if code != NONE and code & 1 == side:
            tokens.add(code >> 2)
    tokens.add(TWIN, tokens.found[OTHER_TWIN])
    for token in KINDS:
        copies = 2 if token == TWIN else 1
        if token >= FIRST_CENTURION and get(row, WITH_CENTURIONS) == 0:
            copies = 0
        tokens.check(token, copies, where, "CA-6, CA-10")
    if stock(row, side) & BASIC != 0:
        raise contradiction(f"{where}.centurions", "only Centurion tokens lie there", "CA-46")
    poison = get(row, WITH_POISON) != 0
    if not poison and not is_crassus(row, side):
        if bag(row, side) & ALL_CENTURIONS != 0:
            raise contradiction(f"{where}.bag", "only Poison sends a Centurion there", "CA-47")
    if not is_crassus(row, side) and poison:
        check_journal(position.memory(side), hand(row, side), bag(row, side), where)


def check_markers(position: Position, side: int) -> None:
    """CA-8: twelve, wherever they are; the last may be missing on Italia (CA-30)."""
    row = position.row
    where = SIDES[side]
    for place in range(senates(row, side)):
        if get(row, SENATES + side * 7 + 1 + place) > place + 1:
            raise contradiction(
                f"{where}.senates[{place}]", f"expected 0 to {place + 1} markers", "CA-38"
            )
    thrown = get(row, THROWN + side)
    if thrown > 0 and not (get(row, HARDER) != 0 and is_crassus(row, side)):
        raise contradiction(f"{where}.thrown", "only Crassus discards markers", "CA-61")
    placed = sum([CONTROL_SPACES[p] for p in range(18) if control(row, p) == side])
    placed += int(on_borders(row, side) + under(row, side) + thrown)
    stays = int(left(row, side))
    down = MARKERS - stays
    short = placed == down + 1 and stays == 0 and control(row, ITALIA) == side
    if placed != down and not short:
        raise contradiction(
            f"{where}.markers",
            f"{placed} lie somewhere and {stays} are left, but there are {MARKERS}",
            "CA-8",
        )


def check_tiles(position: Position) -> None:
    row = position.row
    if not is_solo(row):
        return
    tiles = Supply(TILES)
    tiles.add_cells(row, TILE_PILE)
    tiles.add_cells(row, TILES_USED)
    for tile, copies in enumerate(tiles_of(row)):
        tiles.check(tile, copies, "crassus", "CA-56")
    report = cards_in(row, REPORT)
    if report and len(report) % REPORTED != 1:
        raise contradiction("crassus.report", f"a tile and {REPORTED} numbers for each lay")
    for at in range(len(report)):
        high = len(TILES) - 1 if at == 0 else REPORT_LIMITS[(at - 1) % REPORTED]
        read_int(report[at], f"crassus.report[{at}]", 0, high)


def check_phase(position: Position) -> None:
    """The parts of a position that must fit its phase."""
    row = position.row
    phase = get(row, PHASE)
    side = int(get(row, SIDE))
    over = phase == OVER
    if over != (get(row, ENDED) > 0) or over != (get(row, WINNER) != NONE):
        raise contradiction(
            "ended, winner", "a game that is over has a reason and a winner, one that goes on none"
        )
    if over:
        check_end(row)
        return
    if left(row, 0) == 0 or left(row, 1) == 0:
        raise contradiction("markers", "who has none left has won", "CA-30")
    if is_crassus(row, side) and phase != READY:
        raise contradiction("side", "Crassus is never waited for; it is the human's turn", "CA-54")
    used = total(row, TILES_USED, len(TILES))
    if phase == READY and not (is_crassus(row, side) and used == 0):
        raise contradiction("phase", "'ready' is before Crassus's first turn", "CA-54")
    waiting = get(row, PENDING)
    if phase == ORDER and waiting != 2:
        raise contradiction("pending", "two provinces wait where their order is asked", "CA-16")
    if waiting > 0 and phase in (LAY, RECRUITING, READY):
        raise contradiction("pending", "all closed provinces are settled in this phase", "CA-16")
    offer = get(row, BONUS_OFFERED)
    if (offer != NONE) != (phase in (OFFER, MIGHT_TARGET)):
        raise contradiction("offer", "a bonus is offered in the phases 'offer' and 'might' only")
    if phase in (OFFER, MIGHT_TARGET):
        wanted = offer == MIGHT
        if wanted != (phase == MIGHT_TARGET) or offer in (SENATE, CENTURION):
            raise contradiction("offer", "this bonus is not offered in this phase", "CA-29")
        if wanted and not has_target(row, side):
            raise contradiction("offer", "Might has nothing to turn face down", "CA-37")
    if phase == BANK_OFFER and total(row, BANK, len(BONUSES)) == 0:
        raise contradiction("phase", "the bank is empty", "CA-51")
    recruit = get(row, RECRUIT) != 0
    if phase in (RECRUITING, LAY, READY) and recruit:
        raise contradiction("recruit", "a Centurion is owed in the rest of a turn only", "CA-47")
    if (phase == RECRUITING or recruit) and stock(row, side) == 0:
        raise contradiction("phase", "there is no Centurion left to take", "CA-48")
    if phase == LAY:
        if get(row, EXTRA) != 0:
            raise contradiction("extra", "Tactics is won in the rest of a turn", "CA-31")
        if not can_lay(row, hand(row, side)):
            raise contradiction(SIDES[side], "no token fits, so the game is over", "CA-19")


def check_end(row: Row) -> None:
    owed = get(row, PENDING) + get(row, EXTRA) + get(row, RECRUIT)
    if owed > 0 or get(row, BONUS_OFFERED) != NONE:
        raise contradiction("ended", "a game that is over has nothing pending, offered or owed")
    winner = get(row, WINNER)
    if (get(row, ENDED) == LAST_MARKER) != (left(row, winner) == 0):
        raise contradiction("winner", "who has put down the last marker", "CA-30")
    if left(row, 1 - winner) == 0:
        raise contradiction("markers", "only the winner can have none left", "CA-30")
    if get(row, ENDED) == CRASSUS_STUCK and not is_crassus(row, 1 - winner):
        raise contradiction("ended", "Crassus has not lost", "CA-62")
