import type { CourseKind } from '../contract.ts'

/** /course… shows premium courses, /smooc… open ones. */
export function kindOf(pathname: string): CourseKind {
  return pathname.split('/').includes('smooc') ? 'open' : 'premium'
}
