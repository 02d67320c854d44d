import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { authoringApi } from '../contract.ts'
import { authoringPaths } from '../paths.ts'
import { manageText } from './manage-text.ts'

/** Copies a course and opens the copy, from the menus of a course. */
export function useCopy() {
  const t = useText(manageText)
  const go = useGo()
  const { act } = useAct()
  return ({ courseId }: { courseId: number }) =>
    void act(
      authoringApi.copyCourse,
      { courseId },
      { said: t.copied, refresh: false, done: (copy) => go(authoringPaths.edit(copy)) },
    )
}
