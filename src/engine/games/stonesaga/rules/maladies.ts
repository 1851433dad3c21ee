import { button, declining, tap } from '../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../kernel/rule.ts';
import { maladyKinds, severities, type MaladyKind, type Severity } from '../content/vocabulary.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { abilitiesOf, isUsed, markUsed, type Granted } from './abilities.ts';
import { ask } from './asking.ts';
import { healthSpaces, inHex, isIncapacitated, maladiesOn, nameOf } from './characters.ts';

/** SC-015 to SC-021, RU-SC-01 */
export function* suffer(t: Stonesaga, who: CharacterId, kind: MaladyKind, severity: Severity): Rule {
  const left = yield* ward(t, who, kind, severity);
  if (left === null) return;
  const before = isIncapacitated(t.state, who);
  if (!placeMalady(t.state, who, kind, left)) return;
  t.tell({ fact: 'maladySuffered', who, malady: kind, severity: left });
  if (!before && isIncapacitated(t.state, who)) collapse(t, who);
}

/** True if a token was added or turned. */
function placeMalady(state: StonesagaState, who: CharacterId, kind: MaladyKind, severity: Severity): boolean {
  const { minor, major } = state.characters[who].health[kind];
  const open = maladiesOn(state.characters[who]) < healthSpaces(state);
  if (severity === 'major' && open) setTokens(state, who, kind, minor, major + 1);
  else if (minor > 0) setTokens(state, who, kind, minor - 1, major + 1);
  else if (open) setTokens(state, who, kind, minor + 1, major);
  else return false;
  return true;
}

/** Copies of a state share their health tracks, so one that changes is replaced. */
function setTokens(state: StonesagaState, who: CharacterId, kind: MaladyKind, minor: number, major: number): void {
  const character = state.characters[who];
  character.health = { ...character.health, [kind]: { minor, major } };
}

/** SC-027; MA07 leaves one energy the first time, whichever side of it is up (SC-177). */
function collapse(t: Stonesaga, who: CharacterId): void {
  const character = t.state.characters[who];
  const stand = abilitiesOf(t.state, who, 'lastStand').find(({ source }) => !isUsed(t.state, who, source, 'game'));
  if (stand) character.used = { ...character.used, [`game:${stand.source}`]: 1 };
  character.energy = stand ? Math.min(1, character.energy) : 0;
  t.tell({ fact: 'incapacitated', who });
}

/** Powers and items that stop a malady or lessen it. Null if nothing is left of it. */
function* ward(t: Stonesaga, who: CharacterId, kind: MaladyKind, severity: Severity): Rule<Severity | null> {
  let left: Severity = severity;
  for (;;) {
    const wards = wardsFor(t.state, who, kind, left);
    if (wards.length === 0) return left;
    const owner = wards[0]!.owner;
    const own = wards.filter((one) => one.owner === owner);
    const chosen = yield* ask(t, owner, 'malady.ward', `${nameOf(t.state, who)} is about to suffer a ${left} ${kind}.`, [
      ...own.map((one) => tap(one.granted.kind === 'power' ? `power:${owner}` : `item:${one.granted.source}`, 'Prevent it', one)),
      declining(button('suffer', 'Let it come', null)),
    ]);
    if (!chosen) return left;
    markUsed(t, owner, chosen.granted, chosen.granted.ability.per);
    t.tell({ fact: 'maladyWarded', who, malady: kind, by: chosen.granted.source });
    if (chosen.granted.ability.to === 'none') return null;
    left = 'minor';
  }
}

function wardsFor(
  state: StonesagaState,
  who: CharacterId,
  kind: MaladyKind,
  severity: Severity,
): { readonly owner: CharacterId; readonly granted: Granted<'ward'> }[] {
  const { at } = state.characters[who];
  const near = at === null ? [who] : inHex(state, at);
  return near.flatMap((owner) =>
    abilitiesOf(state, owner, 'ward')
      .filter(
        ({ ability, source }) =>
          ability.from === severity &&
          (ability.malady === 'any' || ability.malady === kind) &&
          (ability.whose === 'hex' || owner === who) &&
          !isUsed(state, owner, source, ability.per),
      )
      .map((granted) => ({ owner, granted })),
  );
}

type MaladyChoice = { readonly kind: MaladyKind; readonly severity: Severity };

export const maladiesToDegrade = (state: StonesagaState, who: CharacterId, of: 'any' | MaladyKind = 'any'): MaladyChoice[] =>
  maladyKinds.flatMap((kind) =>
    of === 'any' || of === kind
      ? severities.flatMap((severity) => (state.characters[who].health[kind][severity] > 0 ? [{ kind, severity }] : []))
      : [],
  );

/** SC-022, SC-023 A major one turns over, a minor one leaves the track. */
export function degradeMalady(t: Stonesaga, who: CharacterId, { kind, severity }: MaladyChoice): void {
  const { minor, major } = t.state.characters[who].health[kind];
  const before = isIncapacitated(t.state, who);
  if (severity === 'major') setTokens(t.state, who, kind, minor + 1, major - 1);
  else setTokens(t.state, who, kind, minor - 1, major);
  t.tell({ fact: 'maladyDegraded', who, malady: kind, severity });
  if (before && !isIncapacitated(t.state, who)) t.tell({ fact: 'revived', who });
}

/** SC-024 The player of the character chooses which. */
export function* degradeChosen(
  t: Stonesaga,
  who: CharacterId,
  of: 'any' | MaladyKind = 'any',
  optional = false,
  marks?: QuestionMarks,
): Rule<boolean> {
  const options = maladiesToDegrade(t.state, who, of);
  if (options.length === 0) return false;
  const choices = options.map((one) =>
    tap(`malady:${who}:${one.kind}:${one.severity}`, `The ${one.severity} ${one.kind}`, one as MaladyChoice | null),
  );
  const none = optional ? [declining(button('none', 'Leave them', null))] : [];
  const chosen = yield* ask(
    t,
    who,
    'malady.degrade',
    `Which malady of ${nameOf(t.state, who)} gets better?`,
    [...choices, ...none],
    marks,
  );
  if (!chosen) return false;
  degradeMalady(t, who, chosen);
  return true;
}

/** Each token once: majors turn before minors leave, so that none is counted twice. */
export function degradeEach(t: Stonesaga, who: CharacterId): void {
  for (const kind of maladyKinds) {
    const { minor, major } = t.state.characters[who].health[kind];
    for (let n = 0; n < minor; n++) degradeMalady(t, who, { kind, severity: 'minor' });
    for (let n = 0; n < major; n++) degradeMalady(t, who, { kind, severity: 'major' });
  }
}
