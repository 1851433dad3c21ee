import { describe, expect, test } from 'vitest';
import { put, runningFull } from '../../full.testing.ts';
import { takeHit } from '../attack.ts';
import { enterSpace } from '../entering.ts';
import { reveal } from '../reveal.ts';
import type { FigureId, Vast, VastState } from '../../state.ts';
import { all, asked, layDark, now, offered, say, told, where } from '../../vast.testing.ts';
import { become, corridor, layOpen, paladinTurn, spiderTurn } from './spider.testing.ts';

const beside = (edit: (s: VastState) => void) =>
  paladinTurn((s) => {
    layOpen(s, '4,5', '4,3');
    put(s, { paladin: '4,5' });
    edit(s);
  });

const entering = (figure: FigureId, edit: (s: VastState) => void) =>
  runningFull(function* (t: Vast) {
    yield* enterSpace(t, figure, '4,4');
  }, 'five', edit);

describe('webs', () => {
  test('MM-383, MM-384, MM-168 a web stops a sprint and one of them goes', () => {
    const m = beside((s) => {
      become(s, 'giant', '5,4');
      s.tokens = { '4,4': { web: 2 } };
    });
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:4,4');
    expect(asked(m)[0]).toBe('paladin.action');
    expect(now(m).tokens).toEqual({ '4,4': { web: 1 } });
    expect(told(m, 'stopped')).toEqual([{ fact: 'stopped', figure: 'paladin', at: '4,4', by: 'web' }]);
  });

  test('MM-383, MM-525, RU-40 Skeletons are stopped as well', () => {
    const m = entering('casty', (s) => (become(s, 'giant', '4,3'), put(s, { casty: '4,4' }), void (s.tokens = { '4,4': { web: 1 } })));
    expect(told(m, 'stopped')).toMatchObject([{ figure: 'casty', by: 'web' }]);
    expect(now(m).tokens).toEqual({});
  });

  test('MM-385, MM-403, MM-472 the Wraith and the Warlock ignore them and leave them', () => {
    for (const figure of ['wraith', 'warlock'] as const) {
      const m = entering(
        figure,
        (s) => (become(s, 'giant', '4,3'), void (s.figures[figure] = '4,4'), void (s.tokens = { '4,4': { web: 1, blood: 1 } })),
      );
      expect(told(m, 'stopped')).toEqual([]);
      expect(now(m).tokens).toEqual({ '4,4': { web: 1, blood: 1 } });
    }
  });
});

describe('blood on her own turn', () => {
  test('MM-393, MM-395 a token on her tile may be taken for 1 Blood, or left', () => {
    const m = spiderTurn((s) => void (s.tokens = { '4,4': { blood: 2 } }));
    say(m, 'blood:4,4');
    expect(now(m)).toMatchObject({ spider: { blood: 1 }, tokens: { '4,4': { blood: 1 } } });
    say(m, 'end-turn');
    expect(now(m).tokens).toEqual({ '4,4': { blood: 1 } });
  });

  test('RU-70 in every phase: while choosing a form, while gaining Terror, in the middle of a spell', () => {
    const blood = (s: VastState) => void (s.tokens = { '4,4': { blood: 4 } });
    expect(now(say(spiderTurn(blood, 'spider.form'), 'blood:4,4')).spider!.blood).toBe(1);
    expect(now(say(spiderTurn(blood, 'spider.terror'), 'blood:4,4')).spider!.blood).toBe(1);
    expect(now(say(spiderTurn(blood), 'card:webs-1>space:4,3', 'blood:4,4', 'space:4,3')).spider!.blood).toBe(1);
  });

  test('MM-393 any of her Spiderlings can take it, but only where one stands', () => {
    const m = spiderTurn(
      (s) => (
        corridor(s),
        become(s, 'spiderlings', '1,4', '3,4'),
        void (s.tokens = { '1,4': { blood: 1 }, '2,4': { blood: 1 }, '3,4': { blood: 1 } })
      ),
    );
    expect(offered(m, 'spider.blood')).toEqual(['blood:1,4', 'blood:3,4', 'blood:always']);
    expect(m.whyNot('spider', { kind: 'tap', on: 'blood:2,4' })?.rule).toBe('MM-393');
  });

  test('MM-394 not on a tile with an Egg', () => {
    const m = spiderTurn((s) => (put(s, { 'egg-1': '4,4' }), void (s.tokens = { '4,4': { blood: 2 } })));
    expect(all(m)).not.toContain('blood:4,4');
    expect(m.whyNot('spider', { kind: 'tap', on: 'blood:4,4' })?.rule).toBe('MM-394');
  });

  test('MM-396 fifteen tokens in all, in her box and on the map', () => {
    const m = spiderTurn((s) => {
      s.spider!.blood = 13;
      s.tokens = { '4,4': { blood: 2 } };
      put(s, { paladin: '4,3' });
    });
    say(m, 'card:fangs-1>figure:paladin', 'let-go');
    expect(now(m).spider!.blood).toBe(13);
    say(m, 'blood:4,4', 'blood:4,4');
    expect(now(m)).toMatchObject({ spider: { blood: 15 }, tokens: {} });
  });
});

describe('blood on other turns', () => {
  const both = (s: VastState) => void (s.tokens = { '4,4': { blood: 3 } });

  test('RU-70 before an enemy\'s entry takes a token she may take one, several or none', () => {
    const coming = () => say(beside(both), 'figure:paladin>space:4,4');
    const m = coming();
    expect(m.open[0]).toMatchObject({ seat: 'spider', ask: 'spider.take' });
    expect(offered(m)).toEqual(['take:1', 'take:2', 'take:3', 'take:none', 'take:always']);
    expect(now(say(m, 'take:2'))).toMatchObject({ spider: { blood: 2 }, tokens: {} });
    const left = say(coming(), 'take:none');
    expect(now(left)).toMatchObject({ spider: { blood: 0 }, tokens: { '4,4': { blood: 2 } } }); // MM-397
  });

  test('RU-70 with a standing order nobody is asked', () => {
    const m = say(beside((s) => (both(s), void (s.spider!.takesBlood = 'always'))), 'figure:paladin>space:4,4');
    expect(asked(m)[0]).toBe('crusade.attack');
    expect(now(m)).toMatchObject({ spider: { blood: 3 }, tokens: {} });
  });

  test('RU-70 the order can be given with an answer, and changed at every question of her own', () => {
    const m = say(beside(both), 'figure:paladin>space:4,4', 'take:always');
    expect(now(m).spider).toMatchObject({ blood: 3, takesBlood: 'always' });
    const own = spiderTurn((s) => void (s.spider!.takesBlood = 'always'));
    expect(now(say(own, 'blood:ask')).spider!.takesBlood).toBe('ask');
    expect(now(say(own, 'blood:always')).spider!.takesBlood).toBe('always');
  });

  test('MM-397 without her on the tile the Paladin removes one and nobody gains anything', () => {
    const m = say(beside((s) => (become(s, 'giant', '4,3'), both(s))), 'figure:paladin>space:4,4');
    expect(now(m)).toMatchObject({ spider: { blood: 0 }, tokens: { '4,4': { blood: 2 } } });
  });

  test('MM-394 an Egg keeps its blood from her on other turns too', () => {
    const m = say(beside((s) => (put(s, { 'egg-1': '4,4' }), both(s))), 'figure:paladin>space:4,4');
    expect(asked(m)[0]).toBe('crusade.attack');
    expect(now(m).spider!.blood).toBe(0);
  });

  test('RU-70 when somebody reveals a Blood tile under her', () => {
    const m = runningFull(function* (t: Vast) {
      yield* reveal(t, { square: '4,3', seat: 'manor' });
    }, 'five', (s) => (layDark(s, '4,3', 'blood-X-1'), become(s, 'spiderlings', '4,3')));
    expect(m.open[0]).toMatchObject({ seat: 'spider', ask: 'spider.take' });
    expect(now(say(m, 'take:1'))).toMatchObject({ spider: { blood: 1 }, tokens: {} });
  });

  test('RU-70 when Spiderlings scatter onto blood', () => {
    const m = runningFull((t: Vast) => takeHit(t, 'giant', 'casty'), 'five', (s) => void (s.tokens = { '4,3': { blood: 1 } }));
    say(m, 'figure:spiderling-2>space:4,3');
    expect(where(m, 'spiderling-3')).toBe('4,4');
    say(m, 'figure:spiderling-4>space:4,3');
    expect(asked(m)).toEqual(['spider.take']);
    expect(now(say(m, 'take:1')).spider!.blood).toBe(1);
  });

  test('RU-70, MM-785 when a Skeleton breaks the Egg that kept it from her', () => {
    const m = runningFull(
      (t: Vast) => takeHit(t, 'egg-1', 'casty'),
      'five',
      (s) => (put(s, { 'egg-1': '4,4' }), void (s.tokens = { '4,4': { blood: 2 } })),
    );
    expect(offered(m, 'spider.take')).toContain('take:2');
  });
});
