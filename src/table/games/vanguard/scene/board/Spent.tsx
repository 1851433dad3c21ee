import type { Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenBoard, VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { alikeIds, kindLook } from '../../alike.ts';
import { pictureOf } from '../../choices.ts';
import { ink } from '../../palette.ts';
import { DieThing, Key, Line, Nine, Sign } from '../primitives.tsx';

interface Props {
  readonly who: Section;
  readonly board: SeenBoard;
  readonly view: VanguardView;
  readonly offers: Offers;
}

/** Spent dice in their pool, as large as the well allows. */
export function Spent({ who, board, view, width, height }: Props & { readonly width: number; readonly height: number }) {
  const room = { width: width - 12, height: height - 30 };
  const edges = [46, 40, 36, 32, 28, 24] as const;
  const fits = (edge: number): boolean => Math.floor(room.width / (edge + 4)) * Math.floor(room.height / (edge + 5)) >= board.spent.length;
  const edge = edges.find(fits) ?? 22;
  const across = Math.max(1, Math.floor(room.width / (edge + 4)));
  return (
    <>
      <Line text={`SPENT ${board.spent.length}`} x={4} y={8} size={19} colour={ink.dim} />
      <Nine frame="ui/well" x={0} y={20} width={width} height={height - 20} rim={16} />
      {alikeIds(board.spent, kindLook).map(({ die, id }, i) => (
        <DieThing
          key={die}
          id={id}
          frame={pictureOf(die, view)}
          x={8 + edge / 2 + (i % across) * (edge + 4)}
          y={26 + edge / 2 + Math.floor(i / across) * (edge + 5)}
          edge={edge}
          dim
          place={`spent:${who}`}
        />
      ))}
    </>
  );
}

/** Charges, dice that were given up, and the key to exert oneself. */
export function Charges({ who, board, offers }: Props) {
  const exert = `exert:${who}`;
  const live = offers.touched.has(exert);
  return (
    <>
      <Line text="CHARGE" x={0} y={8} size={19} colour={ink.dim} />
      {Array.from({ length: Math.max(board.charges, 2) }, (_, i) => (
        <Sign
          key={i}
          name="charge"
          x={14 + (i % 3) * 28}
          y={34 + Math.floor(i / 3) * 22}
          size={24}
          tint={i < board.charges ? ink.cyan : 0x22344a}
        />
      ))}
      {live ? (
        <Key id={exert} label="Exert" sign="exert" x={-4} y={48} width={94} height={46} size={20} />
      ) : (
        <Line text={`${board.sacrificed.length} given up`} x={0} y={68} size={19} colour={ink.dim} width={88} />
      )}
    </>
  );
}
