import type { ListAddress } from '#src/web/list/list-address.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import css from './revision.module.css'
import { revisionText } from './revision-text.ts'

interface Place {
  id: number
  name: string
}

/** The course, and its chapter once a course is chosen, of today's cards and of practice. */
export function PlaceChoice({
  address,
  courses,
  chapters = [],
}: {
  address: Pick<ListAddress, 'values'> & {
    href: (changes: { courseId?: string; chapterId?: string }) => string
  }
  courses: readonly Place[]
  chapters?: readonly Place[]
}) {
  const t = useText(revisionText)
  const go = useGo()
  const options = (places: readonly Place[]) =>
    places.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <div className={css.places}>
      <Select
        label={t.course}
        placeholder={t.anyCourse}
        value={address.values['courseId'] ?? ''}
        options={options(courses)}
        onChange={(courseId) =>
          void go(address.href({ courseId, ...(chapters.length > 0 && { chapterId: '' }) }))
        }
      />
      {chapters.length > 0 && (
        <Select
          label={t.chapter}
          placeholder={t.anyChapter}
          value={address.values['chapterId'] ?? ''}
          options={options(chapters)}
          onChange={(chapterId) => void go(address.href({ chapterId }))}
        />
      )}
    </div>
  )
}
