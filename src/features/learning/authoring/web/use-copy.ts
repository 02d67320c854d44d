import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { authoringApi } from '../contract.ts'
import { authoringPaths } from '../paths.ts'
import { copyText } from './copy-text.ts'

/** The entry of a course's menus that copies it and opens the copy. */
export function useCopy({ courseId }: { courseId: number }) {
  const t = useText(copyText)
  const go = useGo()
  const { act } = useAct()
  const copy = () =>
    void act(
      authoringApi.copyCourse,
      { courseId },
      { said: t.copied, refresh: false, done: (made) => go(authoringPaths.edit(made)) },
    )
  return { key: 'copy', label: t.copy, icon: 'copy' as const, onSelect: copy }
}
