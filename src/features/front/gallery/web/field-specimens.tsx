import { useText } from '#src/web/i18n.tsx'
import { CopyField } from '#src/web/ui/copy-field.tsx'
import { Field, FieldError, RequiredMark } from '#src/web/ui/field.tsx'
import field from '#src/web/ui/field.module.css'
import { PasswordField, TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { Part, State, Usual } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

const readOnly = { readOnly: true }

export function FieldSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  return (
    <>
      <Part name="TextField">
        <Usual grow>
          <TextField label={t.name} placeholder={t.empty} />
        </Usual>
        <State name={s.filled} grow>
          <TextField label={t.name} defaultValue={t.nameValue} />
        </State>
        <State name={s.described} grow>
          <TextField label={t.name} description={t.hint} />
        </State>
        <State name={`${s.required} · ${s.counter}`} grow>
          <TextField label={t.name} required defaultValue={t.nameValue} maxLength={20} counter />
        </State>
        <State name={s.error} grow>
          <TextField label={t.name} required state="error" error={t.missing} />
        </State>
        <State name={s.errorFocus} rest="focus" grow>
          <TextField label={t.name} required state="error" error={t.missing} />
        </State>
        <State name={s.validating} grow>
          <TextField label={t.name} state="validating" defaultValue={t.nameValue} />
        </State>
        <State name={s.success} grow>
          <TextField label={t.name} state="success" defaultValue={t.nameValue} />
        </State>
        <State name={s.readOnly} grow>
          <TextField label={t.name} {...readOnly} defaultValue={t.nameValue} />
        </State>
        <State name={s.disabled} grow>
          <TextField label={t.name} disabled defaultValue={t.nameValue} />
        </State>
        <State name={s.hiddenLabel} grow>
          <TextField label={t.name} labelHidden placeholder={t.empty} />
        </State>
      </Part>
      <Part name="PasswordField">
        <Usual grow on="input">
          <PasswordField label={t.password} defaultValue="not-a-secret" />
        </Usual>
        <State name={s.error} grow>
          <PasswordField label={t.password} error={t.wrongPassword} defaultValue="not-a-secret" />
        </State>
        <State name={s.disabled} grow>
          <PasswordField label={t.password} disabled defaultValue="not-a-secret" />
        </State>
      </Part>
      <Part name="TextArea">
        <Usual grow>
          <TextArea label={t.introduction} rows={2} />
        </Usual>
        <State name={s.counter} grow>
          <TextArea
            label={t.introduction}
            defaultValue={t.introductionValue}
            maxLength={200}
            counter
            rows={3}
          />
        </State>
        <State name={s.error} grow>
          <TextArea label={t.introduction} required error={t.contentMissing} rows={2} />
        </State>
        <State name={s.disabled} grow>
          <TextArea label={t.introduction} disabled defaultValue={t.introductionValue} rows={2} />
        </State>
      </Part>
      <Part name="Field">
        <State grow>
          <Field label={t.applied} description={t.hint} required>
            {(control) => <input type="date" {...control} className={field.control} />}
          </Field>
        </State>
        <State name={s.error} grow>
          <Field label={t.applied} error={t.missing}>
            {(control) => <input type="date" {...control} className={field.control} />}
          </Field>
        </State>
      </Part>
      <Part name="RequiredMark">
        <div>
          {t.name}
          <RequiredMark />
        </div>
      </Part>
      <Part name="FieldError">
        <FieldError id="field-error" error={t.missing} />
      </Part>
      <Part name="CopyField">
        <CopyField
          label={t.shareLink}
          value="https://farsail.example/common/office_preview?file=7"
        />
      </Part>
    </>
  )
}
