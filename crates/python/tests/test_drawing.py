"""Positions as pictures: every game, at every stage, in every language."""

import re
from xml.etree import ElementTree

import pytest
import quadrivium as q
from quadrivium import drawing

from setups import NAMES, SETUPS, at_decision

SVG = "{http://www.w3.org/2000/svg}"


def drawn(game: q.Game, viewer: int | None = None, lang: str = "en") -> ElementTree.Element:
    """The picture of a position, read as what it claims to be."""
    picture = ElementTree.fromstring(drawing.svg(game, viewer, lang))
    assert picture.tag == f"{SVG}svg"
    names = {part.get("id") for part in picture.iter()}
    uses = [part.get("href").removeprefix("#") for part in picture.iter(f"{SVG}use")]
    fills = re.findall(r"url\(#([^)]+)\)", ElementTree.tostring(picture, encoding="unicode"))
    assert names >= {*uses, *fills}
    _, _, width, height = map(float, picture.get("viewBox").split())
    for part in picture.iter(f"{SVG}text"):
        # No name is missing, and nothing stands outside.
        assert not (part.text or "").startswith("[")
        assert 0 <= float(part.get("x")) <= width
        assert 0 <= float(part.get("y")) <= height
    return picture


def words(picture: ElementTree.Element) -> list[str]:
    return [part.text or "" for part in picture.iter(f"{SVG}text")]


def signs(picture: ElementTree.Element, name: str) -> int:
    return sum(part.get("href") == f"#{name}" for part in picture.iter(f"{SVG}use"))


@pytest.mark.parametrize(("name", "players", "variant"), SETUPS, ids=NAMES)
def test_every_stage_of_a_game_is_drawn(name, players, variant):
    game, rng, bot = q.new(name, players, **variant), q.Rng(5), q.Bot(name, "random")
    drawn(game)
    step = 0
    while not game.over and step < 1200:
        if game.chance:
            game.apply(game.sample(rng))
            continue
        if step % 60 == 7:
            drawn(game, step // 60 % players)
        game.apply(bot.pick(game, rng))
        step += 1
    drawn(game)


@pytest.mark.parametrize("name", q.games())
def test_it_is_drawn_in_every_language(name):
    game = at_decision(name)
    pictures = {lang: words(drawn(game, game.seat, lang)) for lang in ("en", "pl", "ru")}
    assert len({tuple(said) for said in pictures.values()}) == 3
    assert len({len(said) for said in pictures.values()}) == 1 or name in ("labora", "orleans")
    with pytest.raises(ValueError, match="expected en, pl or ru"):
        drawing.svg(game, lang="de")


def test_a_notebook_shows_what_whoever_is_asked_may_know():
    game = at_decision("craftsmen", 3)
    assert game._repr_svg_() == drawing.svg(game, game.seat)
    own, other = (drawing.svg(game, seat) for seat in (game.seat, (game.seat + 1) % 3))
    assert own != other
    assert "c-capital-back" in drawing.svg(game)


def test_what_lies_on_the_table_is_in_the_picture():
    game = at_decision("burgundy", 4)
    view, picture = game.view(), drawn(game)
    tiles = [tile for depot in view["depots"] for tile in depot["tiles"] if tile]
    tiles += [tile for tile in view["black_depot"] if tile]
    tiles += [tile for estate in view["estates"] for tile in estate["storage"] if tile]
    tiles += [space["tile"] for estate in view["estates"] for space in estate["spaces"]]
    assert signs(picture, "b-ship") == tiles.count("ship") > 0
    assert signs(picture, "b-castle") == tiles.count("castle") > 0
    assert [word for word in words(picture)[2:] if word in list("ABCD")] == list("ABCD")


def test_pieces_of_orleans_are_where_they_are():
    game = at_decision("orleans", 4)
    market = [one for one in game.view()["players"][2]["market"] if one["follower"] == "own_farmer"]
    game_picture = drawn(game)
    assert signs(game_picture, "o-f-farmer-vert") == sum(one["count"] for one in market)
    # One on each of six tracks, on the development track, as merchant and beside the name.
    assert signs(game_picture, "o-shield-vert") == 9


def test_parts_that_do_not_exist():
    with pytest.raises(ValueError, match="no 'wings' of a drawing of 'chess'"):
        q._native.drawing("chess", "wings")
