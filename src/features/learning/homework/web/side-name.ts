import type { SimilarWorks } from '../similar-api.ts'

/** Name and number of a student; while names are hidden both are the same code, which stands once. */
export const sideName = ({
  student,
  number,
}: Pick<SimilarWorks['pairs'][number]['one'], 'student' | 'number'>): string =>
  [...new Set([student.name, number])].filter(Boolean).join(' ')
