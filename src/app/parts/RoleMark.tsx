import { useContext } from 'react';
import { GameContext } from '../games.ts';

/** The badge of a seat of the game around it: a shape and a colour of its own, so that neither has to be told by the other. */
export function RoleMark({ seat }: { readonly seat: string }) {
  const mark = useContext(GameContext)?.roleMarks[seat];
  return (
    <svg className="role-mark" data-seat={seat} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill={mark?.colour ?? '#48285a'} stroke="#0b0509" strokeWidth="1.5" />
      <circle cx="16" cy="16" r="12.75" fill="none" stroke="#f6dc96" strokeOpacity=".75" />
      {mark ? (
        <path d={mark.path} fill="none" stroke="#fff6df" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      ) : (
        <text x="16" y="21" textAnchor="middle" fontSize="14" fontWeight="700" fill="#fff6df">
          {seat.charAt(0).toUpperCase()}
        </text>
      )}
    </svg>
  );
}
