/** Passed and failed tests of a Vitest report, with the reasons of the failures, and the names of those that could not be run. */
export function vitestResults(report) {
  const failures = [];
  const notRun = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    for (const one of assertionResults)
      if (one.status === 'skipped' || one.status === 'pending' || one.status === 'todo') notRun.push(`${name} > ${one.fullName}`);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    for (const one of failed) failures.push({ name: `${name} > ${one.fullName}`, why: one.failureMessages.join('\n') });
    // A file that could not even be read has no tests to fail, and must still count.
    if (status === 'failed' && failed.length === 0) failures.push({ name, why: message || 'The file could not be run.' });
  }
  return { passed: report.numPassedTests, failed: failures.length, failures, notRun };
}

/** The files that took longest, as `[{ name, seconds }]`, longest first. */
export const slowestFiles = (report, most = 12) =>
  report.testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most);

/** The same of a Playwright report: what each story took. */
export const slowestStories = (report, most = 12) => {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  return report.suites
    .flatMap(specs)
    .map(({ file, title, tests }) => ({
      name: `${file} ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most);
};

/** Passed and failed tests of a Playwright report. */
export function playwrightResults(report) {
  const failures = report.errors.map(({ message }) => ({ name: 'playwright', why: message ?? 'unknown' }));
  let passed = 0;
  const visit = (suite, at) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected' || test.status === 'flaky') passed += 1;
        else if (test.status === 'unexpected') {
          const errors = test.results.flatMap((result) => result.errors ?? []).map(({ message }) => message ?? '');
          failures.push({ name: [...at, spec.title].join(' > '), why: errors.join('\n') || 'It did not end as expected.' });
        }
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...at, inner.title]);
  };
  for (const suite of report.suites) visit(suite, [suite.title]);
  return { passed, failed: failures.length, failures };
}

/** Colours are of no use in a log. */
const colours = /\u001b\[[0-9;]*m/g;

/** The reasons in a form that can be read: the name, and the first lines of why. */
export const readable = (failures, lines = 14) =>
  failures
    .map(({ name, why }) =>
      [
        `  x ${name}`,
        ...why
          .replace(colours, '')
          .split('\n')
          .slice(0, lines)
          .map((line) => `      ${line}`),
      ].join('\n'),
    )
    .join('\n');
