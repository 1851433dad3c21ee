import type { Breaks } from '../../../testing/breaks.testing.ts';

export const breaks: Breaks = {
  'rules/ship/leaving.ts': [
    ['IV-358', 'readLogNow(t, who, liftoffLog)', 'readLogNow(t, who, evacLog)'],
    ['IV-358', "if (planet.over === 'liftoff') yield*", "if (planet.over === 'log') yield*"],
    ['IV-360', 'readLogNow(t, who, evacLog)', 'readLogNow(t, who, liftoffLog)'],
    ['IV-361', "if (planet.over === 'liftoff') yield*", "if (planet.over !== 'evac') yield*"],
    ['IV-361', "if (planet.over === 'evac') loseFinds(t)", "if (planet.over !== 'liftoff') loseFinds(t)"],
    ['IV-362 EX-IV-09', 'board.sector !== planet.lander;', 'board.sector === planet.lander;'],
    ['IV-362 EX-IV-09', 'die(t, board.crew);', ''],
    ['IV-364', "planet.over === 'liftoff' && planet.lander", 'planet.lander'],
    ['IV-366 EX-IV-55', "if (planet.over === 'evac') loseFinds(t);", ''],
    ['IV-367', 'planet.found = [];', 'planet.found = [];\n  planet.foundUniques = [];'],
  ],
  'rules/ending.ts': [['IV-365', 'planet.missionFailed = true;', '']],
  'rules/ship/docking.ts': [['IV-363', 'planet.missionFailed || planet.missions.length > 0', 'planet.missionFailed && planet.missions.length === 0']],
};
