import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { ChosenBar } from '#src/web/ui/chosen-bar.tsx'
import type { OutlineControl } from './outline-control.ts'
import { outlineText } from './outline-text.ts'

/** Acts on what is selected. It stays in sight at the end of the screen. */
export function OutlineChosen({
  control,
  keys,
}: {
  control: OutlineControl
  keys: readonly string[]
}) {
  const t = useText(outlineText)
  const format = useFormat()
  return (
    <ChosenBar
      count={t.chosen(format.number(keys.length))}
      none={t.chooseNone}
      onNone={() => {
        control.selectNone()
        control.focus(control.active()?.key ?? '')
      }}
    >
      <Button
        size="small"
        icon="folder"
        onClick={() => control.set({ ask: { what: 'move', keys } })}
      >
        {t.move}
      </Button>
      <Button size="small" icon="arrow-left" onClick={() => control.outdent(keys)}>
        {t.outdent}
      </Button>
      <Button size="small" icon="arrow-right" onClick={() => control.indent(keys)}>
        {t.indent}
      </Button>
      <Button size="small" icon="copy" onClick={() => void control.copy(keys)}>
        {t.copy}
      </Button>
      <Button size="small" icon="trash" onClick={() => control.remove(keys)}>
        {t.delete}
      </Button>
    </ChosenBar>
  )
}
