import { lazy, Suspense, useState } from 'react'
import { useRecord, useRecords } from '#src/features/content/draft/web/draft-store.ts'
import { pictureApi } from '#src/features/content/picture/contract.ts'
import { childrenOf, placesAt } from '#src/features/content/outline/tree.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import { FieldReasons } from '#src/features/learning/approval/web/field-reasons.tsx'
import {
  type CourseHead,
  courseMost,
  type TeacherRecord,
} from '#src/features/learning/course/draft-records.ts'
import { showPicture } from '#src/shared/show-picture.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { editText } from './edit-text.ts'
import css from './edit.module.css'
import { type Places, useErrorAt } from './place-of-field.ts'
import { sidesOf, SidesField } from './sides-field.tsx'

const FileChooser = lazy(async () => ({
  default: (await import('#src/features/content/file/web/chooser/file-chooser.tsx')).FileChooser,
}))
const pictures = ['picture'] as const

type Given = Places & { onLeave: (place: string) => void }

/** The teachers whom the page of a course shows. Rights are apart from it. */
export function TeachersPart(given: Given) {
  const t = useText(editText)
  const { draft } = given
  const records = useRecords(draft)
  const error = useErrorAt(given)
  const siblings = childrenOf(records, ['teacher'])
  const teachers = siblings.get(null) ?? []
  const add = () => {
    const key = `t-${randomHex().slice(0, 12)}`
    const [place] = placesAt(siblings, [key], { parent: null, index: teachers.length })
    const empty: Omit<TeacherRecord, 'place'> = {
      ...{ kind: 'teacher', userId: null, avatarFileId: null },
      ...{ name: { zh: '', en: '' }, introduction: { zh: '', en: '' } },
    }
    draft.act([{ key, field: '', value: { ...empty, place: place!.value } }])
  }
  const move = (key: string, index: number) =>
    void draft.act(placesAt(siblings, [key], { parent: null, index }))
  return (
    <Panel
      title={t.teachers}
      lead={t.teachersLead}
      actions={
        <Button size="small" icon="plus" onClick={add}>
          {t.addTeacher}
        </Button>
      }
    >
      <FieldError id="teachers-error" error={error('teachers', '')} />
      <ol className={css.teachers}>
        {teachers.map(({ key }, at) => (
          <li key={key} className={css.teacher}>
            <Teacher
              {...given}
              recordKey={key}
              number={at + 1}
              onUp={at > 0 ? () => move(key, at - 1) : undefined}
              onDown={at < teachers.length - 1 ? () => move(key, at + 1) : undefined}
            />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Teacher({
  recordKey,
  number,
  onUp,
  onDown,
  ...given
}: Given & {
  recordKey: string
  number: number
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}) {
  const t = useText(editText)
  const format = useFormat()
  const { draft, reasons } = given
  const head = useRecord(draft, headKey) as unknown as CourseHead
  const teacher = useRecord(draft, recordKey) as unknown as TeacherRecord | undefined
  const error = useErrorAt(given)
  const [chooses, setChooses] = useState(false)
  const { data } = useLoad(
    pictureApi.getPicture,
    teacher && teacher.avatarFileId !== null ? { userFileId: teacher.avatarFileId } : null,
  )
  if (!teacher) return null
  const name = teacher.name.zh || teacher.name.en || t.teacherNumber(format.number(number))
  const addresses = data?.cover ?? data?.whole
  const both = { ...given, recordKey, sides: sidesOf(head), wholeField: true }
  const remove = async () => {
    const question = { title: t.removeTitle(name), text: t.removeText, confirm: t.remove }
    if (await confirmDialog({ ...question, danger: true })) {
      draft.act([{ key: recordKey, field: '', value: null }], { kind: 'delete' })
    }
  }
  return (
    <>
      <div className={css.portrait}>
        <Avatar name={name} {...(addresses && { src: showPicture(addresses).src })} size={72} />
        <Button size="small" onClick={() => setChooses(true)}>
          {t.portrait}
        </Button>
        <FieldError id={`${recordKey}-avatar`} error={error(recordKey, 'avatarFileId')} />
      </div>
      <div className={css.form}>
        <SidesField {...both} field="name" label={t.teacherName} most={courseMost.teacherName} />
        <SidesField
          {...both}
          field="introduction"
          label={t.teacherIntroduction}
          most={courseMost.teacherIntroduction}
          rows={3}
        />
        {(['name', 'introduction', 'avatarFileId'] as const).map((field) => (
          <FieldReasons key={field} reasons={reasons} recordKey={recordKey} name={field} />
        ))}
        <div className={css.acts}>
          <Button size="small" icon="chevron-up" disabled={!onUp} onClick={onUp}>
            {t.up}
          </Button>
          <Button size="small" icon="chevron-down" disabled={!onDown} onClick={onDown}>
            {t.down}
          </Button>
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t.remove}
          </Button>
        </div>
      </div>
      {chooses && (
        <Suspense fallback={null}>
          <FileChooser
            open
            title={t.portrait}
            kinds={pictures}
            leaves
            onChoose={([picture]) => {
              setChooses(false)
              if (!picture) return
              draft.act([{ key: recordKey, field: 'avatarFileId', value: picture.userFileId }])
              given.onLeave(`${recordKey} avatarFileId`)
            }}
            onClose={() => setChooses(false)}
          />
        </Suspense>
      )}
    </>
  )
}
