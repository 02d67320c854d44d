import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { useText } from '#src/web/i18n.tsx'
import type { SimilarWorks } from '../similar-api.ts'

type Side = Pick<SimilarWorks['pairs'][number]['one'], 'student' | 'number' | 'group'>

/**
 * Names a work by its group, or by name and number of its student; while names are hidden both are the same code, which
 * stands once.
 */
export function useSideName() {
  const { group: groupName } = useText(namesText)
  return ({ student, number, group }: Side): string =>
    [...new Set(group === null ? [student.name, number] : [groupName(group)])]
      .filter(Boolean)
      .join(' ')
}
