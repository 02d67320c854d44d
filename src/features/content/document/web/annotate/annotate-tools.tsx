import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { colours, type Colour } from '../../annotation.ts'
import { annotateText } from './annotate-text.ts'
import css from './annotate.module.css'
import type { useView } from './page-stage.tsx'
import type { Tool } from './use-pen.ts'

const tools = [
  ['move', 'hand'],
  ['pen', 'edit'],
  ['highlighter', 'highlighter'],
  ['note', 'note'],
  ['tick', 'check'],
  ['cross', 'close'],
  ['erase', 'eraser'],
] as const satisfies readonly (readonly [Tool, IconName])[]

/** The tools, the colours, and undo and redo. */
export function DrawTools({
  tool,
  onTool,
  colour,
  onColour,
  undo,
  redo,
}: {
  tool: Tool
  onTool: (tool: Tool) => void
  colour: Colour
  onColour: (colour: Colour) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}) {
  const t = useText(annotateText)
  return (
    <>
      <span className={css.group} role="group" aria-label={t.tools}>
        {tools.map(([one, icon]) => (
          <IconButton
            key={one}
            icon={icon}
            label={t.tool[one]}
            aria-pressed={one === tool}
            onClick={() => onTool(one)}
          />
        ))}
      </span>
      <span className={css.group} role="group" aria-label={t.colours}>
        {colours.map((one) => (
          <button
            key={one}
            type="button"
            className={css.ink}
            data-ink={one}
            aria-label={t.colour[one]}
            title={t.colour[one]}
            aria-pressed={one === colour}
            onClick={() => onColour(one)}
          >
            {one === colour && <Icon name="check" size={16} />}
          </button>
        ))}
      </span>
      <span className={css.group}>
        <IconButton icon="undo" label={t.undo} disabled={!undo} onClick={undo} />
        <IconButton icon="redo" label={t.redo} disabled={!redo} onClick={redo} />
      </span>
    </>
  )
}

/** How the page is shown. */
export function ViewTools({
  view,
  onSave,
}: {
  view: ReturnType<typeof useView>
  /** Left out until the page is there. */
  onSave: (() => void) | undefined
}) {
  const t = useText(annotateText)
  return (
    <span className={css.group} role="group" aria-label={t.view}>
      <IconButton icon="minus" label={t.smaller} onClick={() => view.by(-1)} />
      <IconButton icon="plus" label={t.larger} onClick={() => view.by(1)} />
      <IconButton icon="turn-right" label={t.turn} onClick={view.turn} />
      {onSave && <IconButton icon="download" label={t.save} onClick={onSave} />}
    </span>
  )
}

/** Leafs through the pages of all files. */
export function PageSteps({
  at,
  of,
  onGo,
}: {
  /** From 0. */
  at: number
  of: number
  onGo: (to: number) => void
}) {
  const t = useText(annotateText)
  if (of < 2) return null
  return (
    <span className={css.group}>
      <IconButton
        icon="chevron-left"
        label={t.previous}
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      />
      <span role="status">{t.place(String(at + 1), String(of))}</span>
      <IconButton
        icon="chevron-right"
        label={t.next}
        disabled={at === of - 1}
        onClick={() => onGo(at + 1)}
      />
    </span>
  )
}

/** The state of what was drawn last. */
export function SaveState({
  state,
}: {
  state: 'saved' | 'saving' | 'kept' | 'refused' | undefined
}) {
  const t = useText(annotateText)
  return (
    <span className={css.state} data-state={state} role="status">
      {state && t[state]}
    </span>
  )
}
