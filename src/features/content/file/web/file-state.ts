import type { OneFile } from './file-parts.ts'

/** Whether nothing could be made of a file, so that there is nothing to look at. */
export const isUnreadable = ({ work, steps }: Pick<OneFile, 'work' | 'steps'>) =>
  work?.state === 'failed' && !steps.some(({ state }) => state === 'done')

/** The qualities that were made of a film: '360', '720'. */
export const qualitiesOf = ({ steps }: Pick<OneFile, 'steps'>): string[] =>
  steps.flatMap(({ work }) => /^film-(\d+)$/.exec(work)?.[1] ?? [])
