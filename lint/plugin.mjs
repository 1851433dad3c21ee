import { layersRule } from './layers.mjs';
import { noCycles } from './noCycles.mjs';
import { noFloatingRules } from './noFloatingRules.mjs';
import { noLiveLoops } from './noLiveLoops.mjs';

/** A rule that only has to find a shape. Each ban has its own name, so that switching one off says which. */
const ban = (shapes) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(Object.entries(shapes).map(([shape, message]) => [shape, (node) => context.report({ node, message })])),
});

export const tablePlugin = {
  rules: {
    layers: layersRule,
    'no-cycles': noCycles,
    'no-floating-rules': noFloatingRules,
    'no-live-loops': noLiveLoops,
    'no-try-in-rules': ban({ ':function[generator=true] TryStatement': 'An abandoned rule would run its finally block.' }),
    'no-bare-yield': ban({ 'YieldExpression[delegate=false]': 'Only the kernel yields; rules use `yield*`.' }),
    'no-async': ban({
      ':function[async=true]': 'Rules never wait for anything but a decision.',
      'AwaitExpression': 'Rules never wait for anything but a decision.',
      'ForOfStatement[await=true]': 'Rules never wait for anything but a decision.',
      'ImportExpression': 'Rules are loaded as a whole: only a manifest and the list of games import later.',
      'Identifier[name="Promise"]': 'Rules never wait for anything but a decision.',
    }),
    'no-locale': ban({
      'MemberExpression[property.name=/^(localeCompare|toLocale.*)$/]':
        'Orders and spellings differ between ICU versions; compare with < or write it out.',
      'MemberExpression[object.name="Intl"]': 'Orders and spellings differ between ICU versions.',
    }),
    'no-any': ban({
      'TSAnyKeyword:not(TSTypeAliasDeclaration[id.name=/^Any/] TSAnyKeyword)':
        'Say what it is, or `unknown`; `any` belongs only in aliases like AnyRules.',
    }),
  },
};
