import { useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import type { Tool } from './board.tsx'
import css from './board.module.css'
import { drawingText } from './drawing-text.ts'

/** The tools of a board, with undo and redo. */
export function DrawTools({
  tools,
  tool,
  onTool,
  undo,
  redo,
}: {
  tools: readonly Tool[]
  tool: Tool
  onTool: (tool: Tool) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}) {
  const t = useText(drawingText)
  return (
    <>
      <span className={css.tools} role="group" aria-label={t.tool}>
        {tools.map((each) => (
          <Button key={each} size="small" aria-pressed={each === tool} onClick={() => onTool(each)}>
            {t.tools[each]}
          </Button>
        ))}
      </span>
      <IconButton icon="undo" size="small" label={t.undo} disabled={!undo} onClick={undo} />
      <IconButton icon="refresh" size="small" label={t.redo} disabled={!redo} onClick={redo} />
    </>
  )
}

/** Control+Z and Control+Y, where no field takes them. */
export const historyKeys =
  (undo: (() => void) | undefined, redo: (() => void) | undefined) =>
  (event: React.KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    if (
      event.target instanceof Element &&
      event.target.matches('input, textarea, [contenteditable]')
    )
      return
    const key = event.key.toLowerCase()
    const act =
      key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
