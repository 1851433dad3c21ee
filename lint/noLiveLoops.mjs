const unwrap = (node) => {
  while (node.type === 'TSNonNullExpression' || node.type === 'ChainExpression' || node.type === 'TSAsExpression') node = node.expression;
  return node;
};

/** True for `t.state.x`, `state.x` and a local that only stands for one of these. */
function readsState(node, scope, depth = 0) {
  node = unwrap(node);
  if (node.type === 'MemberExpression') {
    const object = unwrap(node.object);
    if (object.type === 'Identifier' && object.name === 'state') return true;
    if (object.type === 'MemberExpression' && object.property.name === 'state') return true;
    return readsState(object, scope, depth);
  }
  if (node.type === 'Identifier' && depth < 4) {
    for (let at = scope; at; at = at.upper) {
      const variable = at.set.get(node.name);
      if (!variable) continue;
      const [definition] = variable.defs;
      const init = definition?.type === 'Variable' && definition.node.id.type === 'Identifier' ? definition.node.init : null;
      return init ? readsState(init, at, depth + 1) : false;
    }
  }
  return false;
}

/** `[...x]`, `Object.keys(x)`, `x.filter(...)` are copies; `x`, `x.entries()`, `x.values()` and `x.keys()` are the thing itself. */
function isLive(node, scope) {
  node = unwrap(node);
  if (node.type !== 'CallExpression') return readsState(node, scope);
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || !['entries', 'values', 'keys'].includes(callee.property.name)) return false;
  return callee.object.name !== 'Object' && readsState(callee.object, scope);
}

function asks(node, keys) {
  if (node.type === 'YieldExpression') return true;
  if (/Function/.test(node.type)) return false;
  return (keys[node.type] ?? []).some((key) => [node[key]].flat().some((child) => child && asks(child, keys)));
}

/** A loop over a living part of the state that asks inside: whatever the answer adds or removes shifts the loop under it. */
export const noLiveLoops = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { visitorKeys } = context.sourceCode;
    return {
      'ForOfStatement, ForInStatement'(node) {
        if (isLive(node.right, context.sourceCode.getScope(node)) && asks(node.body, visitorKeys))
          context.report({ node: node.right, message: 'The state may change while this loop waits: loop over a copy, `[...it]`.' });
      },
    };
  },
};
