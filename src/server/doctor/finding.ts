/** What was found about one part of the configuration, in words for whoever runs Cairn; never a secret. */
export type Finding = {
  part: string;
  /** `warning`: it works, but not as one would want for others. */
  state: 'good' | 'warning' | 'bad';
  says: string;
  /** What to do. */
  advice?: string;
};

export const good = (part: string, says: string): Finding => ({ part, state: 'good', says });
export const warning = (part: string, says: string, advice: string): Finding => ({
  part,
  state: 'warning',
  says,
  advice,
});
export const bad = (part: string, says: string, advice: string): Finding => ({
  part,
  state: 'bad',
  says,
  advice,
});
