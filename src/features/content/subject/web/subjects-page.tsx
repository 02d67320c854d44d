import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { AdminList } from '#src/web/back-office/admin-list.tsx'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { subjectApi } from '../contract.ts'
import { subjectLists } from '../lists.ts'
import { MergeSubjectForm } from './merge-subject-form.tsx'
import { AddSubjectForm, RenameSubjectForm } from './subject-form.tsx'
import { subjectsText } from './subjects-text.ts'
import { type ListedSubject, SubjectsTable } from './subjects-table.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [list, majors] = await Promise.all([
    api(subjectApi.getSubjectList, readList(request, subjectApi.getSubjectList)),
    api(subjectApi.getSubjectList, { list: 'major' }),
  ])
  return { list, majors: majors.items.map(({ subjectId, names }) => ({ subjectId, names })) }
}

/** The dialog that is open over the list. */
type Open = { kind: 'add' } | { kind: 'rename' | 'merge'; subject: ListedSubject }

export default function SubjectsPage() {
  const { list, majors } = useLoaderData<typeof loader>()
  const t = useText(subjectsText)
  const locale = useLocale()
  const address = useList(subjectApi.getSubjectList)
  const [open, setOpen] = useState<Open | null>(null)
  const shown = subjectLists.find((name) => name === address.values.list) ?? 'category'
  const acts = useSubjectActs(shown, (subject) => setOpen({ kind: 'merge', subject }))
  const close = () => setOpen(null)
  const places = majors.map(({ subjectId, names }) => ({
    value: String(subjectId),
    label: pick(names, locale),
  }))
  const add = (
    <Button icon="plus" onClick={() => setOpen({ kind: 'add' })}>
      {t.add[shown]}
    </Button>
  )
  return (
    <>
      <AdminList
        title={t.title}
        lead={t.lead}
        actions={add}
        address={address}
        states={{
          name: 'list',
          label: t.lists,
          options: subjectLists.map((value) => ({
            ...{ value, label: t[value], count: list.counts[value] },
          })),
        }}
        find={t.find}
        filters={[
          { kind: 'search', name: 'keyword', label: t.keyword },
          ...(shown === 'direction'
            ? [
                {
                  ...{ kind: 'select' as const, name: 'majorId' as const, label: t.ofMajor },
                  ...{ any: t.anyMajor, options: places },
                },
              ]
            : []),
        ]}
        list={list}
        empty={{ title: t.empty[shown], text: t.emptyText }}
      >
        <SubjectsTable
          list={shown}
          rows={list.items}
          ordered={address.values.keyword === ''}
          {...acts}
          onRename={(subject) => setOpen({ kind: 'rename', subject })}
          onMerge={(subject) => setOpen({ kind: 'merge', subject })}
        />
      </AdminList>
      <Dialog {...dialog} open={open?.kind === 'add'} onClose={close} title={t.add[shown]}>
        {open?.kind === 'add' && (
          <AddSubjectForm
            list={shown}
            majorId={address.values.majorId}
            majors={places}
            onClose={close}
          />
        )}
      </Dialog>
      <Dialog {...dialog} open={open?.kind === 'rename'} onClose={close} title={t.editTitle[shown]}>
        {open?.kind === 'rename' && (
          <RenameSubjectForm list={shown} subject={open.subject} onClose={close} />
        )}
      </Dialog>
      <Dialog
        {...dialog}
        open={open?.kind === 'merge'}
        onClose={close}
        title={open?.kind === 'merge' ? t.mergeTitle(pick(open.subject.names, locale)) : ''}
      >
        {open?.kind === 'merge' && (
          <MergeSubjectForm list={shown} subject={open.subject} onClose={close} />
        )}
      </Dialog>
    </>
  )
}

const dialog = { width: 520, dismissable: false } as const

/** Moves, hides and deletes entries. One in use is offered for merging instead of deletion. */
function useSubjectActs(
  list: (typeof subjectLists)[number],
  onMerge: (subject: ListedSubject) => void,
) {
  const t = useText(subjectsText)
  const locale = useLocale()
  const format = useFormat()
  const { act, run } = useAct()
  const nameOf = ({ names }: ListedSubject) => pick(names, locale)
  return {
    onMove: ({ subjectId }: ListedSubject, place: number) =>
      void act(subjectApi.moveSubject, { list, subjectId, place }),
    onHide(subject: ListedSubject) {
      const { subjectId, hidden, uses } = subject
      const name = nameOf(subject)
      const ask = {
        title: t.hideTitle(name),
        text: t.hideText(format.number(uses)),
        confirm: t.hide,
      }
      void act(
        subjectApi.hideSubject,
        { list, subjectId, hidden: !hidden },
        hidden ? { said: t.showed(name) } : { ask, said: t.hid(name) },
      )
    },
    onDelete(subject: ListedSubject) {
      const { subjectId, can, directions } = subject
      const name = nameOf(subject)
      if (can.delete.may) {
        const text = directions ? t.deleteMajorText(format.number(directions)) : t.deleteText
        void act(
          subjectApi.deleteSubject,
          { list, subjectId },
          {
            ask: { title: t.deleteTitle(name), text, confirm: t.delete, danger: true },
            said: t.deleted(name),
          },
        )
        return
      }
      const why = pick(can.delete.why, locale)
      void run(async () => Promise.resolve(onMerge(subject)), {
        ask: { title: t.usedTitle(name), text: why, confirm: t.merge },
        refresh: false,
      })
    },
  }
}
