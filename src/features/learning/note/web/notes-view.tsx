import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { OpenedTexts } from '#src/features/content/editor/web/opened-texts.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { type ListedNote, noteApi, noteSorts } from '../contract.ts'
import { notePaths } from '../paths.ts'
import { ExportButtons } from './export-buttons.tsx'
import { NoteCard } from './note-card.tsx'
import css from './note.module.css'
import { noteText } from './text.ts'
import { useNoteList } from './use-note-list.ts'
import { usePlaceLabel } from './use-place-label.ts'

export async function notesLoader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(noteApi.getNotes, readList(request, noteApi.getNotes))
}

/** All notes of all courses, to be read, edited, searched and taken along. */
export function NotesView() {
  const notes = useLoaderData<typeof notesLoader>()
  const t = useText(noteText)
  const format = useFormat()
  const address = useList(noteApi.getNotes)
  return (
    <Page title={t.title} lead={t.lead} actions={notes.total > 0 && <ExportButtons />}>
      {(notes.total > 0 || address.values.keyword !== '' || address.values.courseId !== '') && (
        <FilterBar
          address={address}
          label={t.search}
          filters={[
            { kind: 'search', name: 'keyword', label: t.search },
            {
              kind: 'select',
              name: 'courseId',
              label: t.course,
              any: t.anyCourse,
              options: notes.courses.map(({ courseId, name, notes: count }) => ({
                value: String(courseId),
                label: `${name} ${format.number(count)}`,
              })),
            },
            {
              kind: 'select',
              name: 'sort',
              label: t.sort,
              options: noteSorts.map((value) => ({ value, label: t[value] })),
            },
          ]}
        />
      )}
      <Results
        list={notes}
        address={address}
        empty={{
          title: t.empty,
          text: t.emptyText,
          action: <ButtonLink to={studyPaths.myCourses('premium')}>{t.toCourses}</ButtonLink>,
        }}
      >
        <h2 className="visually-hidden">{t.notes}</h2>
        <Notes key={JSON.stringify(address.given)} notes={notes} />
      </Results>
    </Page>
  )
}

function Notes({ notes }: { notes: Awaited<ReturnType<typeof notesLoader>> }) {
  const list = useNoteList(notes.items)
  const listed = new Map(notes.items.map((note) => [note.key, note]))
  return (
    <OpenedTexts value={{ ...notes.opened, ...list.opened }}>
      <div className={css.list}>
        {list.shown.flatMap((note) => {
          const known = listed.get(note.key)
          if (!known) return []
          return [
            <NoteCard key={note.key} note={note} list={list} place={<Place note={known} />} />,
          ]
        })}
      </div>
    </OpenedTexts>
  )
}

/** The course, the chapter, and the link to the place. */
function Place({ note: { course, chapter, courseId, item, anchor, gone } }: { note: ListedNote }) {
  const label = usePlaceLabel()(anchor)
  const words = [item?.name, label].filter(Boolean).join(' · ')
  return (
    <>
      <span className={css.course}>{`${course.name} · ${chapter}`}</span>
      {item && !gone && (
        <Link to={notePaths.place(course.kind, courseId, item.itemId, anchor)}>{words}</Link>
      )}
      {item && gone && <span>{words}</span>}
    </>
  )
}
