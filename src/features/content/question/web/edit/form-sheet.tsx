import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import type { BodyOf } from '../../body/body.ts'
import { Board, type Tool } from '../drawing/board.tsx'
import css from '../drawing/board.module.css'
import { drawingText } from '../drawing/drawing-text.ts'
import { boundsOf } from '../drawing/geometry.ts'
import { KeepSize } from '../drawing/keep-size.tsx'
import { PlainPair } from '../drawing/plain-pair.tsx'
import { useSheetFile } from '../drawing/use-sheet-file.ts'
import { useShown } from '../drawing/use-shown.ts'
import type { Box } from './form-box.tsx'

export type Sheet = BodyOf<'form'>['sheets'][number]
type Bounds = ReturnType<typeof boundsOf>

/** One sheet with its boxes. */
export function FormSheet({
  sheet,
  boxes,
  tool,
  tools,
  selected,
  onSheet,
  onAddPage,
  onRemoveSheet,
  onDraw,
  onMove,
  onSelect,
  onRemove,
}: {
  sheet: Sheet
  boxes: readonly Box[]
  tool: Tool
  tools: React.ReactNode
  selected: string | null
  onSheet: (part: Partial<Sheet>) => void
  onAddPage: () => void
  onRemoveSheet: () => void
  onDraw: (bounds: Bounds) => void
  onMove: (id: string, bounds: Bounds) => void
  onSelect: (id: string | null) => void
  onRemove: (id: string) => void
}) {
  const t = useText(drawingText)
  const shown = useShown()
  const file = useSheetFile(sheet.file.userFileId, sheet.page)
  return (
    <>
      {file.state === 'waiting' && <p className={css.note}>{t.waiting}</p>}
      {file.state === 'broken' && <p className={css.error}>{t.broken}</p>}
      {file.state === 'ready' && (
        <Board
          picture={{ ...file, alt: '' }}
          shapes={boxes.map(({ id, label, x, y, width, height }) => ({
            ...{ id, name: shown(label), right: true },
            shape: { kind: 'rectangle', x, y, width, height },
          }))}
          {...{ tool, tools, selected, onSelect, onRemove }}
          onDraw={(shape) => onDraw(boundsOf(shape))}
          onChange={(id, shape) => onMove(id, boundsOf(shape))}
        />
      )}
      <div className={css.about}>
        <PlainPair
          label={t.alt}
          description={t.altHint}
          value={sheet.alt}
          onChange={(alt) => onSheet({ alt })}
        />
        <div className={css.acts}>
          {file.pages > 1 && (
            <>
              <Select
                label={t.page}
                value={String(sheet.page)}
                options={Array.from({ length: Math.min(500, file.pages) }, (_, at) => ({
                  value: String(at + 1),
                  label: String(at + 1),
                }))}
                onChange={(page) => onSheet({ page: Number(page), width: 0, height: 0 })}
              />
              <Button icon="plus" disabled={sheet.page >= file.pages} onClick={onAddPage}>
                {t.addPage}
              </Button>
            </>
          )}
          <Button variant="quiet" icon="trash" onClick={onRemoveSheet}>
            {t.removeSheet}
          </Button>
        </div>
      </div>
      <KeepSize file={file} size={sheet} onSize={onSheet} />
    </>
  )
}
