import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { drawFormula } from './draw-formula.ts'
import css from './editor.module.css'
import { editorText } from './editor-text.ts'
import { formulaSignsText } from './formula-signs-text.ts'

/** The sign on a button and the code that it writes; `{}` takes the chosen text or the cursor. */
const signs = [
  ['fraction', '\\frac{}{}', '\\frac{a}{b}'],
  ['power', '^{}', 'x^{n}'],
  ['index', '_{}', 'x_{i}'],
  ['root', '\\sqrt{}', '\\sqrt{x}'],
  ['sum', '\\sum_{}^{}', '\\sum'],
  ['integral', '\\int_{}^{}', '\\int'],
  ['limit', '\\lim_{}', '\\lim'],
  ['times', '\\times', '\\times'],
  ['divide', '\\div', '\\div'],
  ['plusMinus', '\\pm', '\\pm'],
  ['percent', '\\%', '\\%'],
  ['notEqual', '\\neq', '\\neq'],
  ['atMost', '\\leq', '\\leq'],
  ['atLeast', '\\geq', '\\geq'],
  ['about', '\\approx', '\\approx'],
  ['infinity', '\\infty', '\\infty'],
  ['alpha', '\\alpha', '\\alpha'],
  ['beta', '\\beta', '\\beta'],
  ['delta', '\\Delta', '\\Delta'],
  ['pi', '\\pi', '\\pi'],
  ['arrow', '\\rightarrow', '\\rightarrow'],
  ['bar', '\\overline{}', '\\overline{x}'],
  ['words', '\\text{}', '\\text{A}'],
  ['cases', '\\begin{cases}{}\\\\ \\end{cases}', '\\{'],
] as const

/** A palette of common signs: one stop of the Tab key, arrows within. */
export function FormulaSigns({ onChoose }: { onChoose: (sign: string) => void }) {
  const t = useText(editorText)
  const names = useText(formulaSignsText)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined || at < 0) return
    event.preventDefault()
    buttons.at((at + step) % buttons.length)?.focus()
  }
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t.formulaSigns}
      className={css.signs}
      onKeyDown={move}
    >
      {signs.map(([name, sign, look], index) => (
        <button
          key={name}
          type="button"
          className={css.tool}
          data-tip={names[name]}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => onChoose(sign)}
        >
          <span className="visually-hidden">{names[name]}</span>
          <Drawn look={look} />
        </button>
      ))}
    </div>
  )
}

function Drawn({ look }: { look: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (place.current) void drawFormula(place.current, look, false)
  }, [look])
  return <span ref={place} aria-hidden="true" />
}
