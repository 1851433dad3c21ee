const isRule = (type) =>
  type.aliasSymbol?.name === 'Rule' || type.symbol?.name === 'Generator' || (type.isUnion?.() === true && type.types.some(isRule));

/** The expressions whose value an expression statement throws away. */
function* dropped(node) {
  switch (node.type) {
    case 'LogicalExpression':
      yield* dropped(node.right);
      break;
    case 'ConditionalExpression':
      yield* dropped(node.consequent);
      yield* dropped(node.alternate);
      break;
    case 'SequenceExpression':
      for (const one of node.expressions) yield* dropped(one);
      break;
    case 'UnaryExpression':
      if (node.operator === 'void') yield* dropped(node.argument);
      break;
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      yield* dropped(node.expression);
      break;
    case 'CallExpression':
    case 'Identifier':
    case 'MemberExpression':
      yield node;
      break;
  }
}

/** What a call begins with: `expect` of `expect(a).toBe(b)`. */
const beginning = (node) => {
  while (node.type === 'CallExpression' || node.type === 'MemberExpression') node = node.callee ?? node.object;
  return node.name;
};
/** The test runner's own functions make no rules, and their types are most of what a file of tests costs. */
const runner = new Set(['expect', 'test', 'describe', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']);

/** `buildQuay(t, seat)` without `yield*` makes a rule and throws it away: no error, no quay. */
export const noFloatingRules = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      floating: 'A rule that is called but not `yield*`ed never happens.',
      truthy: 'A rule is always truthy: `yield*` it to learn what it decided.',
      callback: 'forEach throws away the rule that this makes; use a `for` loop with `yield*`.',
    },
  },
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices;
    const madeHere = (node) => !runner.has(beginning(node)) && isRule(getTypeAtLocation(node));
    const test = (node) => {
      if (node && node.type === 'CallExpression' && madeHere(node)) context.report({ node, messageId: 'truthy' });
    };
    return {
      ExpressionStatement(statement) {
        for (const node of dropped(statement.expression)) if (madeHere(node)) context.report({ node, messageId: 'floating' });
      },
      'CallExpression[callee.property.name="forEach"] > ArrowFunctionExpression[expression=true]'({ body }) {
        for (const node of dropped(body)) if (madeHere(node)) context.report({ node, messageId: 'callback' });
      },
      'IfStatement, WhileStatement, DoWhileStatement, ForStatement, ConditionalExpression': (node) => test(node.test),
      'UnaryExpression[operator="!"]': (node) => test(node.argument),
      LogicalExpression: (node) => test(node.left),
    };
  },
};
