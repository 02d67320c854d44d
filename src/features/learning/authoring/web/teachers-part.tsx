import { useEffect, useRef, useState } from 'react'
import { useRecords } from '#src/features/content/draft/web/draft-store.ts'
import { childrenOf, placesAt } from '#src/features/content/outline/tree.ts'
import { listenToDrags } from '#src/features/content/question/web/placing/drag.ts'
import type { TeacherRecord } from '#src/features/learning/course/draft-records.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { authoringApi } from '../contract.ts'
import { editText } from './edit-text.ts'
import css from './edit.module.css'
import { nameOf } from './name-of.ts'
import { Place } from './place.tsx'
import { type Places, useErrorAt } from './place-of-field.ts'
import { TeacherEntry } from './teacher-entry.tsx'

/** Milliseconds in which a deletion can be taken back from its message; later from the history. */
const undoMs = 10_000

type Names = AnswerOf<typeof authoringApi.getOfferNames>
type Account = Pick<Names['teachers'][number], 'userId' | 'name' | 'introduction'>

const byHand: { userId: null } & Omit<Account, 'userId'> = {
  ...{ userId: null, name: { zh: '', en: '' }, introduction: { zh: '', en: '' } },
}

/** The teachers whom the page of a course shows. Rights are apart from it. */
export function TeachersPart({ names, ...places }: Places & { names: Names }) {
  const t = useText(editText)
  const format = useFormat()
  const locale = useLocale()
  const { draft } = places
  const records = useRecords(draft)
  const error = useErrorAt(places)
  const [said, setSaid] = useState('')
  const siblings = childrenOf(records, ['teacher'])
  const teachers = (siblings.get(null) ?? []).map(({ key, record }) => ({
    ...(record as unknown as TeacherRecord),
    key,
  }))
  const calledAt = (key: string) => {
    const at = teachers.findIndex((one) => one.key === key)
    const named = teachers[at]
    return (named && nameOf(named.name, locale)) || t.teacherNumber(format.number(at + 1))
  }
  const add = (account: typeof byHand | Account) => {
    const key = `t-${randomHex().slice(0, 12)}`
    const [place] = placesAt(siblings, [key], { parent: null, index: teachers.length })
    const teacher: TeacherRecord = {
      ...{ kind: 'teacher', place: place!.value as TeacherRecord['place'], avatarFileId: null },
      ...{ userId: account.userId, name: account.name, introduction: account.introduction },
    }
    draft.act([{ key, field: '', value: teacher }])
    places.onLeave('teachers ')
  }
  const move = (key: string, index: number) => {
    if (index < 0 || index >= teachers.length) return
    draft.act(placesAt(siblings, [key], { parent: null, index }))
    setSaid(t.movedTo(calledAt(key), format.number(index + 1), format.number(teachers.length)))
  }
  const list = useDragOrder((key, before) => {
    move(
      key,
      teachers.findIndex((one) => one.key === before),
    )
  })
  const remove = (key: string) => {
    const name = calledAt(key)
    const { undo } = draft.act([{ key, field: '', value: null }], { kind: 'delete' })
    toast.show('success', t.removed(name), undoMs, { label: t.undo, onOpen: undo })
    places.onLeave('teachers ')
  }
  const shown = new Set(teachers.map(({ userId }) => userId))
  const accounts = names.teachers.filter(({ userId }) => !shown.has(userId))
  return (
    <Place name="teachers">
      <Panel
        title={t.teachers}
        lead={t.teachersLead}
        actions={
          accounts.length === 0 ? (
            <Button size="small" icon="plus" onClick={() => add(byHand)}>
              {t.addTeacher}
            </Button>
          ) : (
            <Menu
              align="end"
              trigger={t.addTeacher}
              className={css.add}
              items={[
                ...accounts.map((account) => ({
                  key: String(account.userId),
                  icon: 'user' as const,
                  label: nameOf(account.name, locale) || t.me,
                  onSelect: () => add(account),
                })),
                { key: 'hand', icon: 'edit', label: t.byHand, onSelect: () => add(byHand) },
              ]}
            />
          )
        }
      >
        <FieldError id="teachers-error" error={error('teachers', '')} />
        <output className="visually-hidden">{said}</output>
        {teachers.length > 0 && (
          <ol className={css.teachers} ref={list}>
            {teachers.map(({ key, userId }, at) => (
              <li key={key} className={css.teacher} data-place={key}>
                <TeacherEntry
                  {...places}
                  recordKey={key}
                  name={calledAt(key)}
                  photo={names.photos.find((photo) => photo.userId === userId)?.url}
                  at={at}
                  count={teachers.length}
                  onMove={(index) => move(key, index)}
                  onRemove={() => remove(key)}
                />
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </Place>
  )
}

/** A teacher takes the place of the one on whom the entry is let go, by mouse and by finger. */
function useDragOrder(onDrop: (key: string, before: string) => void) {
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  const listen = (element: HTMLOListElement | null) => {
    if (!element) return undefined
    return listenToDrags(element, () => ({
      onBegin: () => undefined,
      onDrop: ({ item }, place) => {
        if (place !== null && place !== item) drop.current(item, place)
      },
    }))
  }
  const [attach] = useState(() => listen)
  return attach
}
