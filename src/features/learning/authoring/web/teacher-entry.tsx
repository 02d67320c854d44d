import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { orderedSides } from '#src/features/content/draft/web/ordered-sides.ts'
import { pictureApi } from '#src/features/content/picture/contract.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import { FieldReasons } from '#src/features/learning/approval/web/field-reasons.tsx'
import {
  type CourseHead,
  courseMost,
  type TeacherRecord,
} from '#src/features/learning/course/draft-records.ts'
import { showPicture } from '#src/shared/show-picture.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { FieldError, RequiredMark } from '#src/web/ui/field.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { editText } from './edit-text.ts'
import css from './edit.module.css'
import { OfferText } from './offer-text.tsx'
import { Place } from './place.tsx'
import { type Places, useErrorAt } from './place-of-field.ts'

const FileChooser = latePart(async () => ({
  default: (await import('#src/features/content/file/web/chooser/file-chooser.tsx')).FileChooser,
}))
const pictures = ['picture'] as const

/** A shown teacher: picture, name, introduction. The picture of the account stands where no other is chosen. */
export function TeacherEntry({
  recordKey,
  name,
  photo,
  at,
  count,
  onMove,
  onRemove,
  ...places
}: Places & {
  recordKey: string
  name: string
  /** The picture of the account. */
  photo: string | undefined
  at: number
  count: number
  onMove: (index: number) => void
  onRemove: () => void
}) {
  const t = useText(editText)
  const { draft, reasons, onLeave } = places
  const head = useRecord(draft, headKey) as unknown as CourseHead
  const teacher = useRecord(draft, recordKey) as unknown as TeacherRecord | undefined
  const error = useErrorAt(places)
  const [chooses, setChooses] = useState(false)
  const chosen = teacher?.avatarFileId ?? null
  const { data } = useLoad(pictureApi.getPicture, chosen === null ? null : { userFileId: chosen })
  if (!teacher) return null
  const addresses = data?.cover ?? data?.whole
  const src = chosen === null ? photo : addresses && showPicture(addresses).src
  const choose = (value: number | null) => {
    draft.act([{ key: recordKey, field: 'avatarFileId', value }])
    onLeave(`${recordKey} avatarFileId`)
  }
  /** A button whose entry was moved in the page has lost the focus. */
  const moveTo = (index: number, button: HTMLElement) => {
    onMove(index)
    requestAnimationFrame(() => button.focus())
  }
  const both = { ...places, recordKey, sides: orderedSides(head), isOneText: true }
  return (
    <Place name={recordKey}>
      <div className={css.teacherHead} data-item={count > 1 ? recordKey : undefined}>
        {count > 1 && (
          <span className={css.handle} data-handle="" aria-hidden="true">
            <Icon name="sort" size={20} />
          </span>
        )}
        <h3>{name}</h3>
        <div className={css.teacherActs}>
          {count > 1 && (
            <>
              <IconButton
                icon="chevron-up"
                label={t.up(name)}
                aria-disabled={at === 0 || undefined}
                onClick={(event) => moveTo(at - 1, event.currentTarget)}
              />
              <IconButton
                icon="chevron-down"
                label={t.down(name)}
                aria-disabled={at === count - 1 || undefined}
                onClick={(event) => moveTo(at + 1, event.currentTarget)}
              />
            </>
          )}
          <IconButton icon="trash" label={t.remove(name)} onClick={onRemove} />
        </div>
      </div>
      <div className={css.teacherBody}>
        <div className={css.portrait}>
          <span className={css.portraitLabel}>
            {t.avatar}
            <RequiredMark />
          </span>
          <Avatar name={name} {...(src && { src })} size={96} />
          <Button
            size="small"
            aria-label={t.portraitOf(name)}
            {...(error(recordKey, 'avatarFileId') !== undefined && {
              'aria-describedby': `${recordKey}-avatar`,
            })}
            onClick={() => setChooses(true)}
          >
            {t.portrait}
          </Button>
          {chosen !== null && photo !== undefined && (
            <Button size="small" variant="quiet" onClick={() => choose(null)}>
              {t.accountPortrait}
            </Button>
          )}
          <FieldError id={`${recordKey}-avatar`} error={error(recordKey, 'avatarFileId')} />
          <FieldReasons reasons={reasons} recordKey={recordKey} name="avatarFileId" />
        </div>
        <div className={css.form}>
          <OfferText {...both} field="name" label={t.teacherName} most={courseMost.teacherName} />
          <OfferText
            {...both}
            field="introduction"
            label={t.teacherIntroduction}
            most={courseMost.teacherIntroduction}
            rows={3}
          />
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
              if (picture) choose(picture.userFileId)
            }}
            onClose={() => setChooses(false)}
          />
        </Suspense>
      )}
    </Place>
  )
}
