import * as bells from './voices/bells.mjs';
import * as bones from './voices/bones.mjs';
import * as dice from './voices/dice.mjs';
import * as fight from './voices/fight.mjs';
import * as fire from './voices/fire.mjs';
import * as paper from './voices/paper.mjs';
import * as spirits from './voices/spirits.mjs';
import * as stone from './voices/stone.mjs';
import * as wind from './voices/wind.mjs';
import * as wood from './voices/wood.mjs';

/**
 * Every sound of the table: who makes it, how loud its loudest 100 ms are (dB, see `loudness`), and how many
 * variations it has. Hands come first, so pieces are the middle of the scale; beds lie far below, endings above.
 */
export const score = {
  'wood-pick-up': { make: wood.woodPickUp, level: -25 },
  'wood-set-down': { make: wood.woodSetDown, level: -20.5, takes: 3 },
  'token-click': { make: wood.tokenClick, level: -23, takes: 3 },
  'card-slide': { make: paper.cardSlide, level: -25, takes: 2 },
  'card-flip': { make: paper.cardFlip, level: -22.5 },
  'card-snap': { make: paper.cardSnap, level: -21.5 },
  'tile-flip': { make: paper.tileFlip, level: -20 },
  'tile-turn': { make: paper.tileTurn, level: -23 },
  'tile-lay': { make: paper.tileLay, level: -20, takes: 2 },
  'stone-crumble': { make: stone.stoneCrumble, level: -16.5 },
  'crystal': { make: stone.crystal, level: -20 },
  'dice-clack': { make: dice.diceClack, level: -22, takes: 4 },
  'dice-felt': { make: dice.diceFelt, level: -22, takes: 4 },
  'dice-wall': { make: dice.diceWall, level: -21, takes: 3 },
  'page-turn': { make: paper.pageTurn, level: -24 },
  'ghost': { make: spirits.ghost, level: -19 },
  'ghost-gone': { make: spirits.ghostGone, level: -18.5 },
  'bones-rattle': { make: bones.bonesRattle, level: -20.5, takes: 2 },
  'bones-fall': { make: bones.bonesFall, level: -18 },
  'sword-hit': { make: fight.swordHit, level: -17 },
  'sword-miss': { make: fight.swordMiss, level: -21.5 },
  'heart-loss': { make: fight.heartLoss, level: -19 },
  'blood-drip': { make: fight.bloodDrip, level: -22 },
  'lamp-light': { make: fire.lampLight, level: -20.5 },
  'light-chime': { make: bells.lightChime, level: -21.5 },
  'fury-flare': { make: fire.furyFlare, level: -17.5 },
  'dread': { make: spirits.dread, level: -18.5 },
  'grit-up': { make: wood.gritUp, level: -20.5 },
  'shrine-bell': { make: bells.shrineBell, level: -20 },
  'pillar-hum': { make: stone.pillarHum, level: -20 },
  'refuse': { make: wood.refuse, level: -24 },
  'turn-bell': { make: bells.turnBell, level: -24 },
  'win': { make: bells.win, level: -17 },
  'lose': { make: bells.lose, level: -18 },
  'button-tick': { make: wood.buttonTick, level: -30 },
  'curtain': { make: paper.curtain, level: -22.5 },
  'night-wind': { make: wind.nightWind, level: -24, loop: true },
  'fire-crackle': { make: fire.fireCrackle, level: -23, loop: true },
};
