import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { notePaths } from '#src/features/learning/note/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { sharedNoteApi } from '../contract.ts'
import { sharedNoteSorts } from '../limits.ts'
import { SharedNoteCard } from './shared-note-card.tsx'
import css from './shared-note.module.css'
import { sharedNoteText } from './text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  return api(sharedNoteApi.getList, readList(request, sharedNoteApi.getList, { classId }))
}

export const meta = pageMeta(sharedNoteText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The notes that members share with a class. */
export default function ClassNotesPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(sharedNoteText)
  const format = useFormat()
  const address = useList(sharedNoteApi.getList)
  const { items, total, courses, people } = list
  const withCount = (name: string, count: number) => `${name} ${format.number(count)}`
  return (
    <ClassFrame head={list} current="notes">
      {(total > 0 || address.filtered) && (
        <FilterBar
          address={address}
          label={t.search}
          filters={[
            { kind: 'search', name: 'keyword', label: t.search },
            {
              ...{ kind: 'select', name: 'courseId', label: t.course, any: t.anyCourse },
              options: courses.map(({ courseId, name, notes }) => ({
                ...{ value: String(courseId), label: withCount(name, notes) },
              })),
            },
            {
              ...{ kind: 'select', name: 'userId', label: t.person, any: t.anyPerson },
              options: people.map(({ userId, name, notes }) => ({
                ...{ value: String(userId), label: withCount(name, notes) },
              })),
            },
            {
              ...{ kind: 'select', name: 'sort', label: t.sort },
              options: sharedNoteSorts.map((value) => ({ value, label: t.sorts[value] })),
            },
          ]}
        />
      )}
      <Results
        list={list}
        address={address}
        empty={{
          title: t.empty,
          // Nobody can share with an archived class.
          ...(list.state !== 'archived' && {
            text: t.emptyText,
            action: <ButtonLink to={notePaths.notes()}>{t.toNotes}</ButtonLink>,
          }),
        }}
      >
        <h2 className="visually-hidden">{t.list}</h2>
        <div className={css.list}>
          {items.map((note) => (
            <SharedNoteCard key={note.sharedId} note={note} />
          ))}
        </div>
      </Results>
    </ClassFrame>
  )
}
