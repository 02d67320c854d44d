import { useState } from 'react'
import { BilingualField } from '#src/features/content/editor/web/bilingual-field.tsx'
import {
  RichTextField,
  type RichTextProps,
} from '#src/features/content/editor/web/rich-text-field.tsx'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import type { Bilingual } from '#src/shared/rich-text.ts'
import { useText } from '#src/web/i18n.tsx'
import type { FieldProps } from '#src/web/ui/field.tsx'
import { exampleText } from './example-text.ts'
import { Part, State } from './specimens.tsx'
import { stateText } from './state-text.ts'

/** Formatted text: its fields in three sizes, a text in both languages, and its reader. */
export default function TextSpecimens() {
  const e = useText(exampleText)
  const s = useText(stateText)
  return (
    <>
      <Part name="RichTextField" wide>
        <State grow>
          <Field label={e.stem} size="full" begins={e.text} limit={2000} required />
        </State>
        <State name={s.error} grow>
          <Field
            label={e.explanation}
            begins=""
            placeholder={e.placeholder}
            description={e.hint}
            error={e.missing}
          />
        </State>
        <State grow>
          <Field label={e.option} size="line" begins={e.line} />
        </State>
        <State grow>
          <WithGaps label={e.cloze} begins={e.withGap} />
        </State>
      </Part>
      <Part name="BilingualField" wide>
        <State grow>
          <InBoth label={e.stem} begins={{ zh: e.both.zh, en: e.both.en, outdated: 'en' }} />
        </State>
        <State grow>
          <InBoth label={e.option} size="line" begins={{ zh: e.both.zh, en: '' }} />
        </State>
      </Part>
      <Part name="RichText" wide>
        <State grow>
          <div className="prose">
            <RichText html={e.read} renderGap={() => <input aria-label={e.gap} size={8} />} />
          </div>
        </State>
      </Part>
    </>
  )
}

type Given<V> = FieldProps & Omit<RichTextProps, 'value' | 'onChange'> & { begins: V }

function Field({ begins, ...props }: Given<string>) {
  const [value, setValue] = useState(begins)
  return (
    <div>
      <RichTextField {...props} value={value} onChange={setValue} />
      <output hidden data-value={props.label}>
        {value}
      </output>
    </div>
  )
}

function WithGaps({ begins, ...props }: Given<string>) {
  const [ids, setIds] = useState(['g1'])
  const add = () => {
    const id = `g${ids.length + 1}`
    setIds([...ids, id])
    return id
  }
  return (
    <Field {...props} begins={begins} gaps={{ add, label: (id) => String(ids.indexOf(id) + 1) }} />
  )
}

function InBoth({ begins, ...props }: Given<Bilingual>) {
  const [value, setValue] = useState(begins)
  return <BilingualField {...props} value={value} onChange={setValue} />
}
