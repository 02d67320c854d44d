import { useLoad } from '#src/web/act/use-load.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { lastDayOf } from '../calendar.ts'
import { scheduleApi } from '../contract.ts'
import { cancelForm, moveForm } from '../forms.ts'
import { reasonMost, roomMost } from '../limits.ts'
import type { ShownSlot, ShownTerm } from '../schemas.ts'
import { ConflictList } from './conflict-list.tsx'
import { useDays } from './days.ts'
import { SectionFields } from './section-fields.tsx'
import type { Timetable } from './timetable-page.tsx'
import css from './timetable.module.css'
import { timetableText } from './timetable-text.ts'

interface Given {
  slot: ShownSlot
  onClose: () => void
}

/** Moves a single lesson, or changes its room. */
export function MoveDialog({
  of: { sections },
  term,
  slot,
  onClose,
}: Given & { of: Timetable; term: ShownTerm }) {
  const t = useText(timetableText)
  const days = useDays()
  const { lessonId, day, title, changed } = slot
  const form = useForm({
    initial: {
      ...{ toDay: slot.on, room: slot.room, reason: changed ? slot.reason : '' },
      sectionFrom: String(slot.sectionFrom),
      sectionTo: String(slot.sectionTo),
    },
    schema: moveForm,
    endpoint: scheduleApi.moveLesson,
    send: ({ sectionFrom, sectionTo, ...values }) => ({
      ...{ lessonId, day, ...values },
      sectionFrom: Number(sectionFrom),
      sectionTo: Number(sectionTo),
    }),
    said: t.moved,
    done: onClose,
  })
  const { toDay, sectionFrom, sectionTo, room } = form.values
  const { data } = useLoad(
    scheduleApi.findMoveConflicts,
    /^\d{4}-\d\d-\d\d$/.test(toDay)
      ? {
          ...{ lessonId, day, toDay, room },
          ...{ sectionFrom: Number(sectionFrom), sectionTo: Number(sectionTo) },
        }
      : null,
  )
  return (
    <Dialog open title={t.moveTitle(title)} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.moveTitle(title)}>
        <p className={css.muted}>
          {t.ofDay(days.full(day))} {t.told}
        </p>
        <TextField
          {...form.field('toDay')}
          label={t.toDay}
          type="date"
          min={term.startsOn}
          max={lastDayOf(term)}
          required
        />
        <SectionFields
          sections={sections}
          from={form.field('sectionFrom')}
          to={form.field('sectionTo')}
        />
        <TextField
          {...form.field('room')}
          label={t.room}
          description={t.roomHint}
          maxLength={roomMost}
        />
        <TextField
          {...form.field('reason')}
          label={t.reason}
          description={t.reasonHint}
          maxLength={reasonMost}
          required
        />
        <ConflictList conflicts={data?.conflicts} />
        <FormFoot act={t.doMove} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

/** Cancels a single lesson. */
export function CancelDialog({ slot: { lessonId, day, title }, onClose }: Given) {
  const t = useText(timetableText)
  const days = useDays()
  const form = useForm({
    initial: { reason: '' },
    schema: cancelForm,
    endpoint: scheduleApi.cancelLesson,
    send: ({ reason }) => ({ lessonId, day, reason }),
    said: t.cancelled,
    done: onClose,
  })
  return (
    <Dialog open title={t.cancelTitle(title)} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.cancelTitle(title)}>
        <p className={css.muted}>
          {t.ofDay(days.full(day))} {t.told}
        </p>
        <TextField
          {...form.field('reason')}
          label={t.reason}
          description={t.reasonHint}
          maxLength={reasonMost}
          required
        />
        <FormFoot act={t.doCancel} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
