import { Suspense, useRef, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { mostGaps } from '../../body/limits.ts'
import { newId } from '../../body/new-id.ts'
import { noText } from '../../body/limits.ts'
import type { Tool } from '../drawing/board.tsx'
import css from '../drawing/board.module.css'
import { DrawTools, historyKeys } from '../drawing/draw-tools.tsx'
import { drawingText } from '../drawing/drawing-text.ts'
import { focusSoon } from '../drawing/focus-soon.ts'
import { type Bounds, inReadingOrder, inside } from '../drawing/geometry.ts'
import { useHistory } from '../drawing/use-history.ts'
import { useShown } from '../drawing/use-shown.ts'
import type { EditProps } from './edit-props.ts'
import { type Box, FormBox } from './form-box.tsx'
import { FormSheet, type Sheet } from './form-sheet.tsx'
import { moved } from './parts.ts'
import { RowTools } from './row-tools.tsx'
import { useProblems } from './use-problems.ts'

const FileChooser = latePart(async () => ({
  default: (await import('#src/features/content/file/web/chooser/file-chooser.tsx')).FileChooser,
}))
const tools: readonly Tool[] = ['select', 'rectangle']
const mostSheets = 20

/** A document form: sheets of my files, and boxes drawn on them, each with its name and its answer. */
export default function EditForm({ body, onChange, problems }: EditProps<'form'>) {
  const t = useText(drawingText)
  const format = useFormat()
  const shown = useShown()
  const problem = useProblems(problems)
  const { sheets, boxes } = body
  const [choosing, setChoosing] = useState(false)
  const [tool, setTool] = useState<Tool>('rectangle')
  const [open, setOpen] = useState(sheets[0]?.id)
  const [selected, setSelected] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const { change, undo, redo } = useHistory(boxes, (next) => onChange({ ...body, boxes: next }))
  const sheet = sheets.find(({ id }) => id === open) ?? sheets[0]
  const here = boxes.filter((box) => box.sheet === sheet?.id)
  const box = boxes.find(({ id }) => id === selected)
  const idsTaken = [...sheets, ...boxes].map(({ id }) => id)

  const set = (id: string, part: Partial<Box>) =>
    change(boxes.map((each) => (each.id === id ? { ...each, ...part } : each)))
  const addBox = (bounds: Bounds, like?: Box) => {
    if (!sheet || boxes.length >= mostGaps) return
    const id = newId(idsTaken)
    const gap: Box['gap'] = like ? { ...like.gap, id } : { id, kind: 'text', accepted: [] }
    change([...boxes, { id, sheet: sheet.id, ...inside(bounds), label: { ...noText }, gap }])
    setSelected(id)
    focusSoon(panel.current)
  }
  const remove = (id: string) => {
    change(boxes.filter((each) => each.id !== id))
    setSelected(null)
  }
  const addSheet = (userFileId: number, page: number) => {
    if (sheets.length >= mostSheets) return
    const id = newId(idsTaken)
    const added: Sheet = { id, file: { userFileId }, page, width: 0, height: 0, alt: { ...noText } }
    onChange({ ...body, sheets: [...sheets, added] })
    setOpen(id)
  }
  const next = () => {
    setSelected(null)
    setTool('rectangle')
    around.current?.querySelector<HTMLElement>('[data-add-box]')?.focus()
  }
  const previousOf = (one: Box) => {
    const same = boxes.filter((each) => each.sheet === one.sheet)
    return same[same.findIndex(({ id }) => id === one.id) - 1]
  }
  const nameOf = (each: Box) => shown(each.label) || t.unnamed
  return (
    <>
      {sheets.length === 0 && <p className={css.note}>{t.noSheet}</p>}
      <div className={css.acts}>
        {sheets.length > 1 &&
          sheets.map((each, at) => (
            <Button
              key={each.id}
              size="small"
              aria-pressed={each.id === sheet?.id}
              onClick={() => setOpen(each.id)}
            >
              {t.sheet(format.number(at + 1))}
            </Button>
          ))}
        <Button
          icon="file"
          disabled={sheets.length >= mostSheets}
          onClick={() => setChoosing(true)}
        >
          {sheets.length === 0 ? t.chooseSheet : t.moreSheets}
        </Button>
      </div>
      {sheet && (
        <div
          ref={around}
          className={css.layout}
          onKeyDown={historyKeys(undo, redo)}
          role="presentation"
        >
          <div className={css.side}>
            <p className={css.note}>{t.boxHint}</p>
            <FormSheet
              key={sheet.id}
              sheet={sheet}
              boxes={here}
              tool={tool}
              tools={<DrawTools {...{ tools, tool, onTool: setTool, undo, redo }} />}
              selected={selected}
              onSheet={(part) =>
                onChange({
                  ...body,
                  sheets: sheets.map((each) =>
                    each.id === sheet.id ? { ...each, ...part } : each,
                  ),
                })
              }
              onAddPage={() =>
                sheet.file.userFileId !== null && addSheet(sheet.file.userFileId, sheet.page + 1)
              }
              onRemoveSheet={() =>
                onChange({
                  ...body,
                  sheets: sheets.filter(({ id }) => id !== sheet.id),
                  boxes: boxes.filter((each) => each.sheet !== sheet.id),
                })
              }
              onDraw={addBox}
              onMove={set}
              onSelect={setSelected}
              onRemove={remove}
            />
          </div>
          <div className={css.side}>
            <div ref={panel}>
              {box && (
                <FormBox
                  key={box.id}
                  box={box}
                  previous={previousOf(box)}
                  error={problem.at(box.id)}
                  onChange={(part) => set(box.id, part)}
                  onDuplicate={() => addBox({ ...box, y: box.y + box.height }, box)}
                  onRemove={() => remove(box.id)}
                  onNext={next}
                />
              )}
            </div>
            <section className={css.panel} aria-label={t.boxes}>
              <strong>{t.boxes}</strong>
              <ol className={css.list}>
                {boxes.map((each, at) => (
                  <li
                    key={each.id}
                    className={css.row}
                    data-selected={each.id === selected ? '' : undefined}
                  >
                    <button
                      type="button"
                      className={css.name}
                      onClick={() => {
                        setOpen(each.sheet)
                        setSelected(each.id)
                        focusSoon(panel.current)
                      }}
                    >
                      {format.number(at + 1)}. {nameOf(each)}
                      {problem.at(each.id) && (
                        <span className={css.error}> · {problem.at(each.id)}</span>
                      )}
                    </button>
                    <RowTools
                      name={nameOf(each)}
                      at={at}
                      count={boxes.length}
                      onMove={(by) => change(moved(boxes, at, by))}
                      onRemove={() => remove(each.id)}
                    />
                  </li>
                ))}
              </ol>
              <div className={css.acts}>
                <Button
                  icon="plus"
                  data-add-box=""
                  disabled={boxes.length >= mostGaps}
                  onClick={() => addBox(besideLast(here.at(-1)))}
                >
                  {t.addBox}
                </Button>
                {boxes.length > 1 && (
                  <Button
                    variant="quiet"
                    onClick={() =>
                      change(
                        sheets.flatMap(({ id }) =>
                          inReadingOrder(boxes.filter((each) => each.sheet === id)),
                        ),
                      )
                    }
                  >
                    {t.byPlace}
                  </Button>
                )}
              </div>
            </section>
          </div>
        </div>
      )}
      {choosing && (
        <Suspense fallback={null}>
          <FileChooser
            open
            leaves
            kinds={['picture', 'document']}
            title={t.chooseSheet}
            onChoose={([chosen]) => {
              setChoosing(false)
              if (chosen) addSheet(chosen.userFileId, 1)
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Where a box that was not drawn stands: below the last one. */
const besideLast = (last: Box | undefined): Bounds =>
  last
    ? { x: last.x, y: last.y + last.height, width: last.width, height: last.height }
    : { x: 0.1, y: 0.1, width: 0.3, height: 0.03 }
