import { Suspense, useRef, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Checkbox, Select } from '#src/web/ui/choice.tsx'
import type { BodyOf } from '../../body/body.ts'
import { newId } from '../../body/new-id.ts'
import { noText } from '../../body/limits.ts'
import { Board, type Tool } from '../drawing/board.tsx'
import css from '../drawing/board.module.css'
import { DrawTools, historyKeys } from '../drawing/draw-tools.tsx'
import { drawingText } from '../drawing/drawing-text.ts'
import { boundsOf, withBounds } from '../drawing/geometry.ts'
import { PlaceFields } from '../drawing/place-fields.tsx'
import { PlainPair } from '../drawing/plain-pair.tsx'
import { useHistory } from '../drawing/use-history.ts'
import { useSheetFile } from '../drawing/use-sheet-file.ts'
import type { EditProps } from './edit-props.ts'
import { focusSoon } from '../drawing/focus-soon.ts'
import { KeepSize } from '../drawing/keep-size.tsx'
import { useShown } from '../drawing/use-shown.ts'

const FileChooser = latePart(async () => ({
  default: (await import('#src/features/content/file/web/chooser/file-chooser.tsx')).FileChooser,
}))

type Area = BodyOf<'hotspot'>['areas'][number]
const tools: readonly Tool[] = ['select', 'rectangle', 'ellipse', 'polygon']

/** A picture with areas: drawn with the tools, or added and placed by fields. */
export default function EditHotspot({ body, onChange }: EditProps<'hotspot'>) {
  const t = useText(drawingText)
  const format = useFormat()
  const shown = useShown()
  const { picture, areas } = body
  const file = useSheetFile(picture.file.userFileId, 1)
  const [choosing, setChoosing] = useState(false)
  const [tool, setTool] = useState<Tool>('rectangle')
  const [selected, setSelected] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { change, undo, redo } = useHistory(areas, (next) => onChange({ ...body, areas: next }))
  const area = areas.find(({ id }) => id === selected)
  const set = (id: string, part: Partial<Area>) =>
    change(areas.map((each) => (each.id === id ? { ...each, ...part } : each)))
  const add = (shape: Area['shape']) => {
    if (areas.length >= 40) return
    const id = newId(areas.map((each) => each.id))
    change([...areas, { id, shape, label: { ...noText }, right: areas.length === 0 }])
    setSelected(id)
    focusSoon(panel.current)
  }
  const remove = (id: string) => {
    change(areas.filter((each) => each.id !== id))
    setSelected(null)
  }
  const nameOf = (each: Area) => shown(each.label)
  return (
    <>
      <div className={css.acts}>
        <Button icon="image" onClick={() => setChoosing(true)}>
          {picture.file.userFileId === null ? t.choosePicture : t.changePicture}
        </Button>
      </div>
      {file.state === 'none' && <p className={css.note}>{t.noPicture}</p>}
      {file.state === 'waiting' && <p className={css.note}>{t.waiting}</p>}
      {file.state === 'broken' && <p className={css.error}>{t.broken}</p>}
      {file.state === 'ready' && (
        <>
          <PlainPair
            label={t.alt}
            description={t.altHint}
            value={picture.alt}
            onChange={(alt) => onChange({ ...body, picture: { ...picture, alt } })}
          />
          <div className={css.layout} onKeyDown={historyKeys(undo, redo)} role="presentation">
            <div className={css.side}>
              <p className={css.note}>{t.toolHint}</p>
              <Board
                picture={{ ...file, alt: '' }}
                shapes={areas.map((each) => ({ ...each, name: nameOf(each) }))}
                tool={tool}
                selected={selected}
                tools={<DrawTools {...{ tools, tool, onTool: setTool, undo, redo }} />}
                onDraw={add}
                onChange={(id, shape) => set(id, { shape })}
                onSelect={setSelected}
                onRemove={remove}
              />
            </div>
            <div className={css.side}>
              <div ref={panel}>
                {area && (
                  <div
                    key={area.id}
                    className={css.panel}
                    role="group"
                    aria-label={nameOf(area) || t.unnamed}
                  >
                    <PlainPair
                      label={t.areaName}
                      description={t.areaNameHint}
                      value={area.label}
                      onChange={(label) => set(area.id, { label })}
                    />
                    <Checkbox
                      label={t.isRight}
                      checked={area.right}
                      onChange={(right) => set(area.id, { right })}
                    />
                    <PlaceFields
                      bounds={boundsOf(area.shape)}
                      onChange={(bounds) => set(area.id, { shape: withBounds(area.shape, bounds) })}
                    />
                    <div className={css.acts}>
                      <Button size="small" variant="danger" onClick={() => remove(area.id)}>
                        {t.remove}
                      </Button>
                    </div>
                  </div>
                )}
              </div>
              <section className={css.panel} aria-label={t.areas}>
                <strong>{t.areas}</strong>
                <ol className={css.list}>
                  {areas.map((each, at) => (
                    <li
                      key={each.id}
                      className={css.row}
                      data-selected={each.id === selected ? '' : undefined}
                    >
                      <button
                        type="button"
                        className={css.name}
                        onClick={() => setSelected(each.id)}
                      >
                        {format.number(at + 1)}. {nameOf(each) || t.unnamed}
                        {each.right && <span className={css.note}> · {t.isRight}</span>}
                      </button>
                      <IconButton
                        icon="trash"
                        label={t.removeNamed(nameOf(each) || t.unnamed)}
                        onClick={() => remove(each.id)}
                      />
                    </li>
                  ))}
                </ol>
                <Button
                  icon="plus"
                  disabled={areas.length >= 40}
                  onClick={() =>
                    add({ kind: 'rectangle', x: 0.4, y: 0.4, width: 0.2, height: 0.2 })
                  }
                >
                  {t.addArea}
                </Button>
                <Select
                  label={t.most}
                  value={String(body.most)}
                  options={Array.from({ length: 20 }, (_, at) => ({
                    value: String(at + 1),
                    label: format.number(at + 1),
                  }))}
                  onChange={(most) => onChange({ ...body, most: Number(most) })}
                />
              </section>
            </div>
          </div>
        </>
      )}
      {choosing && (
        <Suspense fallback={null}>
          <FileChooser
            open
            leaves
            kinds={['picture']}
            title={t.choosePicture}
            onChoose={([chosen]) => {
              setChoosing(false)
              if (!chosen) return
              const { userFileId } = chosen
              onChange({ ...body, picture: { ...picture, file: { userFileId } } })
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      <KeepSize
        file={file}
        size={picture}
        onSize={(size) => onChange({ ...body, picture: { ...picture, ...size } })}
      />
    </>
  )
}
