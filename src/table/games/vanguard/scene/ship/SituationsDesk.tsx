import { situationOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { Token } from '../Hand.tsx';
import { heightOf } from '../letters.ts';
import { Para } from '../primitives.tsx';
import { DeskCard, gridOf, type DeskProps } from './deskParts.tsx';

/** Situations as cards, each with its words and the signs of who can supervise it. */
export function Situations({ view, offers, width, height }: DeskProps) {
  const { situations } = view.ship;
  const columns = width > 500 ? 2 : 1;
  const rows = Math.max(1, Math.ceil(situations.length / columns));
  const cells = gridOf(situations.length, columns, { width, height: Math.min(132, (height - 8) / rows - 8) });
  return (
    <>
      {situations.map((id, i) => {
        const at = cells[i]!;
        const { name, text, solved } = situationOf(id);
        const words = at.width - 24 - solved.icons.length * 32;
        const most = Math.max(1, Math.floor((at.height - 44) / 21));
        return (
          <DeskCard key={id} id={`situation:${id}`} title={name} text="" {...at} live={offers.touched.has(`situation:${id}`)}>
            <Para
              text={text}
              x={-at.width / 2 + 12}
              y={-at.height / 2 + 38 + Math.max(0, (at.height - 46 - heightOf(text, words, 18, 'Saira Condensed', 1.14)) / 2)}
              size={18}
              width={words}
              most={most}
              font="Saira Condensed"
              weight="600"
              colour={0x25323f}
              leading={1.14}
            />
            {solved.icons.map((icon, k) => (
              <Token key={`${icon} ${k}`} token={icon} x={at.width / 2 - 24 - k * 32} y={at.height / 2 - 24} size={28} />
            ))}
          </DeskCard>
        );
      })}
    </>
  );
}
