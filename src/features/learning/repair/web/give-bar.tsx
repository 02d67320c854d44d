import { useState } from 'react'
import { ChosenBar } from '#src/web/ui/chosen-bar.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Field } from '#src/web/ui/field.tsx'
import fieldCss from '#src/web/ui/field.module.css'
import { TextField } from '#src/web/ui/text-field.tsx'
import { repairApi } from '../contract.ts'
import { giveForm, repairTitleMost } from '../forms.ts'
import css from './repair.module.css'
import { missesText } from './repair-text.ts'

interface Props {
  courseId: number
  questionIds: readonly number[]
  onNone: () => void
}

/** The chosen questions, and the way to give them as a practice set. */
export function GiveBar(props: Props) {
  const t = useText(missesText)
  const format = useFormat()
  const [isGiving, setGiving] = useState(false)
  const count = t.chosen(format.number(props.questionIds.length))
  return (
    <ChosenBar count={count} none={t.none} onNone={props.onNone}>
      <Button size="small" variant="primary" icon="plus" onClick={() => setGiving(true)}>
        {t.give}
      </Button>
      {isGiving && <GiveDialog {...props} onClose={() => setGiving(false)} />}
    </ChosenBar>
  )
}

function GiveDialog({ courseId, questionIds, onNone, onClose }: Props & { onClose: () => void }) {
  const t = useText(missesText)
  const format = useFormat()
  const form = useForm({
    initial: { title: '', dueOn: '' },
    schema: giveForm,
    endpoint: repairApi.give,
    send: ({ title, dueOn }) => ({
      ...{ courseId, title, questionIds: [...questionIds] },
      dueOn: dueOn === '' ? null : dueOn,
    }),
    said: ({ learners }) => t.given(format.number(learners)),
    done() {
      onClose()
      onNone()
    },
  })
  return (
    <Dialog open title={t.give} onClose={onClose} width={480} dismissable={!form.dirty}>
      <Form form={form} label={t.give} className={css.form}>
        <p className={css.muted}>{t.giveLead(format.number(questionIds.length))}</p>
        <TextField {...form.field('title')} label={t.name} maxLength={repairTitleMost} required />
        <Field label={t.dueOn} description={t.dueHint}>
          {(control) => (
            <input
              type="date"
              {...control}
              className={fieldCss.control}
              value={form.values.dueOn}
              onChange={({ target }) => target.validity.valid && form.set('dueOn', target.value)}
            />
          )}
        </Field>
        <FormFoot act={t.giveAct} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
