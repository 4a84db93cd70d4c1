# Terni lapilli. Klíče: docs/texts.md

title = Terni lapilli
blurb = Tři kamínky pro každého, devět bodů: srovnejte ty své do řady.

seat-red = Červený
seat-blue = Modrý

term-a1 = a1
term-a2 = a2
term-a3 = a3
term-b1 = b1
term-b2 = b2
term-b3 = b3
term-c1 = c1
term-c2 = c2
term-c3 = c3

kind-place = Položit kamínek
kind-move = Posunout kamínek
choice-place = Položit kamínek na { $place }
choice-move = Posunout z { $from } na { $to }

prompt-placing = Položte kamínek na volný bod.
    .rules = TL-3 TL-5
wait-placing = { $seat } pokládá kamínek.
prompt-moving = Posuňte jeden ze svých kamínků po čáře.
    .rules = TL-4 TL-5
wait-moving = { $seat } posouvá kamínek.

event-placed = { $seat } pokládá kamínek na { $place }.
event-moved = { $seat } posouvá z { $from } na { $to }.

reason-three = Tři kamínky leží v řadě.
reason-long = Bylo odehráno šedesát akcí a nikdo nemá řadu.
line-three = { $seat } má tři v řadě

rule-TL-1 = Deska má devět bodů. Její čáry jsou tři řady, tři sloupce a dvě úhlopříčky.
    .section = Deska
rule-TL-2 = Červený začíná; pak se hráči střídají.
    .section = Hra
rule-TL-3 = Nejprve každý položí tři kamínky, v každém tahu jeden, na volné body.
rule-TL-4 = Potom každý ve svém tahu posune jeden kamínek po čáře na sousední bod, je-li volný.
rule-TL-5 = Tři kamínky v řadě, ve sloupci nebo na úhlopříčce vyhrávají, a to i při pokládání.
    .section = Konec
rule-TL-6 = Po šedesáti akcích hra končí nerozhodně.
