import { useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { Checkbox, RadioGroup, Select } from '#src/web/ui/choice.tsx'
import { Switch } from '#src/web/ui/switch.tsx'
import { Part, Row, State, Usual } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

export function ChoiceSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  const provinces = t.provinces.map((label) => ({ value: label, label }))
  const given = { label: t.province, options: provinces, placeholder: t.choose }
  return (
    <>
      <Part name="Select">
        <Usual grow>
          <Select {...given} />
        </Usual>
        <State name={s.filled} grow>
          <Select {...given} defaultValue={t.provinces[1]} />
        </State>
        <State name={s.error} grow>
          <Select {...given} required error={t.choose} />
        </State>
        <State name={s.disabled} grow>
          <Select {...given} disabled />
        </State>
      </Part>
      <Part name="RadioGroup">
        <RadioStates />
      </Part>
      <Part name="Checkbox">
        <Usual grow>
          <Checkbox label={t.agree} />
        </Usual>
        <State name={s.on} grow>
          <LiveCheckbox label={t.agree} />
        </State>
        <State name={s.described} grow>
          <Checkbox label={t.notify} description={t.hint} />
        </State>
        <State name={s.after} grow>
          <Checkbox
            label={t.agree}
            after={<IconButton icon="info" label={t.understood} size="small" />}
          />
        </State>
        <State name={s.error} grow>
          <Checkbox label={t.agree} error={t.mustAgree} />
        </State>
        <State name={s.disabled} grow>
          <Checkbox label={t.closed} disabled />
        </State>
        <State name={s.onDisabled} grow>
          <Checkbox label={t.closed} disabled checked />
        </State>
      </Part>
      <Part name="Switch">
        <SwitchStates />
      </Part>
    </>
  )
}

function RadioStates() {
  const t = useText(galleryText)
  const s = useText(stateText)
  const [role, setRole] = useState<'student' | 'teacher' | 'closed'>('student')
  const options = [
    { value: 'student', label: t.student, description: t.studentText },
    { value: 'teacher', label: t.teacher, description: t.teacherText },
    { value: 'closed', label: t.closed, disabled: true },
  ] as const
  const given = { label: t.role, value: role, onChange: setRole }
  const short = options.map(({ value, label }) => ({ value, label }))
  return (
    <>
      <State grow>
        <RadioGroup {...given} options={options} />
      </State>
      <State rest="focus" grow>
        <RadioGroup {...given} options={short} inRow />
      </State>
      <State name={`${s.inRow} · ${s.error}`} grow>
        <RadioGroup label={t.role} options={short} value="" inRow required error={t.choose} />
      </State>
      <State name={s.disabled} grow>
        <RadioGroup {...given} options={options.map((option) => ({ ...option, disabled: true }))} />
      </State>
    </>
  )
}

function LiveCheckbox({ label }: { label: string }) {
  const [on, setOn] = useState(true)
  return <Checkbox label={label} checked={on} onChange={setOn} />
}

function SwitchStates() {
  const t = useText(galleryText)
  const s = useText(stateText)
  const [on, setOn] = useState(true)
  return (
    <Row>
      <State name={s.on}>
        <Switch label={t.notify} checked={on} onChange={setOn} />
      </State>
      <State name={s.off}>
        <Switch label={t.notify} checked={!on} onChange={(next) => setOn(!next)} />
      </State>
      <State rest="hover">
        <Switch label={t.notify} checked={on} onChange={setOn} />
      </State>
      <State rest="focus">
        <Switch label={t.notify} checked={on} onChange={setOn} />
      </State>
      <State name={s.disabled}>
        <Switch label={t.closed} checked={false} disabled />
      </State>
      <State name={s.onDisabled}>
        <Switch label={t.closed} checked disabled />
      </State>
    </Row>
  )
}
