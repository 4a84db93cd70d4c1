"""Whether a position can be one: nothing exists too often, everything fits the phase."""

from __future__ import annotations

from triumvir.core.errors import InvalidPosition
from triumvir.games.caesar.board import (
    BORDERS,
    CHECKPOINTS,
    CONTROL_SPACES,
    FIRST,
    ITALIA,
    PROVINCES,
    SECOND,
)
from triumvir.games.caesar.memory import check_journal
from triumvir.games.caesar.phases.bonuses import targets
from triumvir.games.caesar.phases.ending import on_borders, under_senates
from triumvir.games.caesar.pieces import (
    ALL_CENTURIONS,
    BASIC,
    BONUS_COPIES,
    BONUSES,
    CENTURION,
    CENTURION_DECKS,
    COUNT,
    DECKS,
    FITS,
    HIGH,
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
from triumvir.games.caesar.position import (
    BANK_OFFER,
    CRASSUS_STUCK,
    DOWN,
    HIDDEN,
    LAST_MARKER,
    LAY,
    MARKER,
    MIGHT_TARGET,
    OFFER,
    ORDER,
    OVER,
    POMPEYS,
    READY,
    RECRUITING,
    Position,
)


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
    for border in range(30):
        code = position.token[border]
        if code < 0:
            continue
        where = f"borders.{BORDERS[border]}"
        token = code >> 2
        face = position.face[border]
        if FITS[token] >> (border // 10) & 1 == 0:
            raise InvalidPosition(f"{where}: {TOKENS[token]} does not fit there (CA-7).")
        if face & HIDDEN != 0:
            if not position.checkpoints or border not in CHECKPOINTS:
                raise InvalidPosition(
                    f"{where}: tokens are laid face down at checkpoints only (CA-50)."
                )
            if position.is_crassus(code & 1):
                raise InvalidPosition(f"{where}: Crassus lays no token face down (CA-68).")
        if face & MARKER != 0:
            owner = 1 if face & POMPEYS != 0 else 0
            for province in (FIRST[border], SECOND[border]):
                if position.control[province] != owner:
                    raise InvalidPosition(
                        f"{where}.marker: {SIDES[owner]} does not control both provinces (CA-25)."
                    )


def check_provinces(position: Position) -> None:
    pending = [province for province in (position.pend1, position.pend2) if province >= 0]
    for province in range(18):
        where = f"provinces.{PROVINCES[province]}"
        closed = position.gaps[province] == 0
        control = position.control[province]
        settled = position.bonus[province] < 0
        if settled and not closed:
            raise InvalidPosition(f"{where}: a bonus is taken when the province closes (CA-20).")
        if closed and (settled == (province in pending)) and position.phase != OVER:
            raise InvalidPosition(
                f"{where}: a closed province is settled, or waits in 'pending' with its bonus."
            )
        if province in pending and not closed:
            raise InvalidPosition(f"{where}: it is not closed, so it is not to be settled (CA-16).")
        if control >= 0 and not settled:
            raise InvalidPosition(f"{where}: nobody controls a province before it is settled.")
        if position.fallen[province] > (CONTROL_SPACES[province] if control >= 0 else 0):
            raise InvalidPosition(f"{where}.fallen: there are not so many markers (CA-36).")
        check_totals(position, province)


def check_totals(position: Position, province: int) -> None:
    """Open provinces add up; those closed may count tokens that Might has turned since (CA-35)."""
    where = f"provinces.{PROVINCES[province]}.totals"
    least = [0, 0]
    most = [0, 0]
    for border in range(30):
        code = position.token[border]
        if code < 0 or province not in (FIRST[border], SECOND[border]):
            continue
        if position.face[border] & HIDDEN != 0:
            continue
        token = code >> 2
        facing = HIGH[token] if (code & 2 != 0) == (province == SECOND[border]) else LOW[token]
        most[code & 1] += facing
        if position.face[border] & DOWN == 0:
            least[code & 1] += facing
    totals = position.sums[province * 2 : province * 2 + 2]
    if position.gaps[province] > 0:
        most = least
    for side in range(2):
        if not least[side] <= totals[side] <= most[side]:
            raise InvalidPosition(
                f"{where}: the tokens of {SIDES[side]} add up to {least[side]}, not"
                f" {totals[side]} (CA-21)."
            )
    control = position.control[province]
    if control >= 0 and totals[control] <= totals[1 - control]:
        if totals[control] < totals[1 - control] or not position.is_crassus(control):
            raise InvalidPosition(f"{where}: {SIDES[control]} cannot control it (CA-21, CA-22).")


def check_bonuses(position: Position) -> None:
    found = position.bank + [bonus for bonus in position.bonus if bonus >= 0]
    if position.offer >= 0:
        found.append(position.offer)
    for bonus in range(len(BONUSES)):
        number = found.count(bonus)
        if bonus == SENATE:
            number += position.senate[0] + position.senate[1]
        if number > BONUS_COPIES[bonus]:
            raise InvalidPosition(
                f"There are {BONUS_COPIES[bonus]} bonuses '{BONUSES[bonus]}', not {number} (CA-9)."
            )
    for bonus, module in ((POISON, position.poison), (CENTURION, position.centurions)):
        if bonus in found and not module:
            raise InvalidPosition(f"'{BONUSES[bonus]}' belongs to a module that is not played.")
    if position.bank and not position.checkpoints:
        raise InvalidPosition("bank: there is one with the module Checkpoints only (CA-49).")
    if len(position.bank) > 6 or POISON in position.bank or CENTURION in position.bank:
        raise InvalidPosition("bank: up to six bonuses of the basic game (CA-49).")
    if position.bonus[ITALIA] > SENATE:
        raise InvalidPosition("provinces.it.bonus: a Senate lies on Italia (CA-11).")


def check_tokens(position: Position, side: int) -> None:
    """Every token of a side is in one place."""
    where = SIDES[side]
    places = [0] * COUNT
    for mask in (position.hand(side), position.bag(side), position.stock(side)):
        for token in range(COUNT):
            if mask >> token & 1 != 0:
                places[token] += 1
    if position.is_crassus(side):
        if position.hand(side) != 0:
            raise InvalidPosition(f"{where}.supply: Crassus has his tokens in the row (CA-55).")
        for token in position.row:
            places[token] += 1
    for code in position.token:
        if code >= 0 and code & 1 == side:
            places[code >> 2] += 1
    twins = places[TWIN] + places[OTHER_TWIN]
    for token in range(COUNT):
        expected = 1
        found = places[token]
        if token >= 16 and not position.centurions:
            expected = 0
        if token in (TWIN, OTHER_TWIN):
            expected, found = 2, twins
        if found != expected:
            raise InvalidPosition(
                f"{where}: there are {expected} tokens {TOKENS[token]}, not {found} (CA-6, CA-10)."
            )
    if position.stock(side) & BASIC != 0:
        raise InvalidPosition(f"{where}.centurions: only Centurion tokens lie there (CA-46).")
    if not position.poison and not position.is_crassus(side):
        if position.bag(side) & ALL_CENTURIONS != 0:
            raise InvalidPosition(f"{where}.bag: only Poison sends a Centurion there (CA-47).")
    if not position.is_crassus(side) and position.poison:
        check_journal(position.memory(side), position.hand(side), position.bag(side), where)


def check_markers(position: Position, side: int) -> None:
    """CA-8: twelve, wherever they are; the last may be missing on Italia (CA-30)."""
    where = SIDES[side]
    if position.thrown[side] > 0 and not (position.harder and position.is_crassus(side)):
        raise InvalidPosition(f"{where}.thrown: only Crassus discards markers (CA-61).")
    placed = sum([CONTROL_SPACES[p] for p in range(18) if position.control[p] == side])
    placed += on_borders(position, side) + under_senates(position, side) + position.thrown[side]
    down = MARKERS - position.left[side]
    short = placed == down + 1 and position.left[side] == 0 and position.control[ITALIA] == side
    if placed != down and not short:
        raise InvalidPosition(
            f"{where}.markers: {placed} lie somewhere and {position.left[side]} are left, but there"
            f" are {MARKERS} (CA-8)."
        )


def check_tiles(position: Position) -> None:
    if not position.solo:
        return
    deck = (CENTURION_DECKS if position.centurions else DECKS)[position.level]
    for tile in range(len(TILES)):
        found = position.pile.count(tile) + position.used.count(tile)
        if found != deck[tile]:
            raise InvalidPosition(
                f"crassus: expected {deck[tile]} tiles {TILES[tile]}, got {found} (CA-56)."
            )


def check_phase(position: Position) -> None:
    """The parts of a position that must fit its phase."""
    phase = position.phase
    side = position.side
    over = phase == OVER
    if over != (position.ended > 0) or over != (position.winner >= 0):
        raise InvalidPosition(
            "ended, winner: a game that is over has a reason and a winner, one that goes on none."
        )
    if over:
        check_end(position)
        return
    if 0 in position.left:
        raise InvalidPosition("markers: who has none left has won (CA-30).")
    if position.is_crassus(side) and phase != READY:
        raise InvalidPosition("side: Crassus is never waited for; it is the human's turn (CA-54).")
    if phase == READY and not (position.solo and position.is_crassus(side) and not position.used):
        raise InvalidPosition("phase: 'ready' is before Crassus's first turn (CA-54).")
    waiting = 0 if position.pend1 < 0 else 1 if position.pend2 < 0 else 2
    if phase == ORDER and waiting != 2:
        raise InvalidPosition("pending: two provinces wait where their order is asked (CA-16).")
    if waiting > 0 and phase in (LAY, RECRUITING, READY):
        raise InvalidPosition("pending: all closed provinces are settled in this phase (CA-16).")
    if (position.offer >= 0) != (phase in (OFFER, MIGHT_TARGET)):
        raise InvalidPosition("offer: a bonus is offered in the phases 'offer' and 'might' only.")
    if phase in (OFFER, MIGHT_TARGET):
        wanted = position.offer == MIGHT
        if wanted != (phase == MIGHT_TARGET) or position.offer in (SENATE, CENTURION):
            raise InvalidPosition("offer: this bonus is not offered in this phase (CA-29).")
        if wanted and not targets(position, side):
            raise InvalidPosition("offer: Might has nothing to turn face down (CA-37).")
    if phase == BANK_OFFER and not position.bank:
        raise InvalidPosition("phase: the bank is empty (CA-51).")
    if phase in (RECRUITING, LAY, READY) and position.recruit:
        raise InvalidPosition("recruit: a Centurion is owed in the rest of a turn only (CA-47).")
    if (phase == RECRUITING or position.recruit) and position.stock(side) == 0:
        raise InvalidPosition("phase: there is no Centurion left to take (CA-48).")
    if phase == LAY:
        if position.extra:
            raise InvalidPosition("extra: Tactics is won in the rest of a turn (CA-31).")
        if not position.can_lay(position.hand(side)):
            raise InvalidPosition(f"{SIDES[side]}: no token fits, so the game is over (CA-19).")


def check_end(position: Position) -> None:
    if position.pend1 >= 0 or position.offer >= 0 or position.extra or position.recruit:
        raise InvalidPosition("A game that is over has nothing pending, offered or owed.")
    winner = position.winner
    if (position.ended == LAST_MARKER) != (position.left[winner] == 0):
        raise InvalidPosition("winner: who has put down the last marker (CA-30).")
    if position.left[1 - winner] == 0:
        raise InvalidPosition("markers: only the winner can have none left (CA-30).")
    if position.ended == CRASSUS_STUCK and not position.is_crassus(1 - winner):
        raise InvalidPosition("ended: Crassus has not lost (CA-62).")
