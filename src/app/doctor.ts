import { checkConfig } from '../server/doctor/doctor.ts';
import type { Finding } from '../server/doctor/finding.ts';

/** `npm run doctor`: says of each part of the configuration whether it works, and what to do where it does not. */
const marks: Record<Finding['state'], string> = { good: '✓', warning: '!', bad: '✗' };

const findings = await checkConfig(process.env);
for (const { part, state, says, advice } of findings) {
  process.stdout.write(`${marks[state]} ${part}: ${says}\n`);
  if (advice) process.stdout.write(`    ${advice}\n`);
}
const bad = findings.filter(({ state }) => state === 'bad').length;
process.stdout.write(
  bad === 0
    ? 'Cairn can start like this.\n'
    : `${bad} ${bad === 1 ? 'thing has' : 'things have'} to be put right.\n`,
);
process.exitCode = bad === 0 ? 0 : 1;
