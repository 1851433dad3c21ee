import type { Rule, Seat } from '../../../../kernel/rule.ts';
import type { NodeName, Script, ScriptNode } from '../../content/script.ts';
import type { Vantage } from '../../state.ts';

/** Who reads a page, where it stands, and for whom it counts. */
export interface Reading {
  /** Whoever gains, loses, pays and chooses. */
  readonly seat: Seat;
  readonly from: 'location' | 'depart' | 'card' | 'bonus' | 'zero' | 'done' | 'epilogue';
  /** The card that carries the page: its boost goes there (VA-312). Null for a location or a depart (VA-310). */
  readonly card: number | null;
  /** Players with a stat at 0 when the page was opened. */
  readonly zeroed?: readonly Seat[];
}

type NodeOf<K extends NodeName> = Extract<ScriptNode, Readonly<Record<K, unknown>>>;
export type NodeRules<K extends NodeName> = { readonly [N in K]: (t: Vantage, node: NodeOf<N>, reading: Reading) => Rule };

let rules: NodeRules<NodeName>;

/**
 * Called once, by the sequence of play. Nodes read further nodes through this file, so none of them imports the list that it
 * stands in itself. Without the call the first page that is read throws.
 */
export function registerNodes(all: NodeRules<NodeName>): void {
  rules = all;
}

/**
 * VA-077, VA-080 Carries out what nobody has read before: it closes undo. Else somebody could read what comes of an action or of a choice,
 * take it back, and place the dice or choose again with what they know. What is printed on a card is known before.
 */
export function* readHidden(t: Vantage, script: Script, reading: Reading): Rule {
  if (script.length > 0 && reading.from !== 'bonus') t.fence();
  yield* readScript(t, script, reading);
}

/** VA-248 Carries out a page from top to bottom. Nothing more happens once the game has ended. */
export function* readScript(t: Vantage, script: Script, reading: Reading): Rule {
  for (const node of script) {
    if (t.state.ended) return;
    const name = Object.keys(node)[0] as NodeName;
    // Which rule belongs to a node is known by its first key alone.
    yield* (rules[name] as (t: Vantage, node: ScriptNode, reading: Reading) => Rule)(t, node, reading);
  }
}
