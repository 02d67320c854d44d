import type { OutlineControl } from './outline-control.ts'

/** What a key stroke says, apart from the browser's event. */
export interface Stroke {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const page = 10

/** Returns the act of a key on a row; undefined leaves the key to the browser. */
export function actOfKey(control: OutlineControl, stroke: Stroke): (() => void) | undefined {
  const { shiftKey, altKey } = stroke
  const command = stroke.ctrlKey || stroke.metaKey
  const key = stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key
  const chosen = () => control.chosen()
  const acts: Record<string, () => void> = altKey
    ? {
        ArrowUp: () => control.shift(chosen(), -1),
        ArrowDown: () => control.shift(chosen(), 1),
        ArrowRight: () => control.indent(chosen()),
        ArrowLeft: () => control.outdent(chosen()),
      }
    : command
      ? {
          a: control.selectAll,
          z: shiftKey ? control.redo : control.undo,
          y: control.redo,
          d: () => void control.copy(chosen()),
          Enter: () => control.add(shiftKey ? 'inside' : 'after'),
        }
      : {
          ArrowDown: () => control.step(1, shiftKey),
          ArrowUp: () => control.step(-1, shiftKey),
          PageDown: () => control.step(page, shiftKey),
          PageUp: () => control.step(-page, shiftKey),
          Home: () => control.step(-Infinity, shiftKey),
          End: () => control.step(Infinity, shiftKey),
          ArrowRight: control.right,
          ArrowLeft: control.left,
          Enter: () => control.edit(),
          F2: () => control.edit(),
          Delete: () => control.remove(chosen()),
          Backspace: () => control.remove(chosen()),
          Insert: () => control.add('after'),
          ' ': () => control.toggleSelected(control.active()!.key),
          Escape: () => void control.selectNone(),
          m: () => control.set({ ask: { what: 'move', keys: chosen() } }),
        }
  const act = acts[key]
  return control.active() || key === 'z' || key === 'y' ? act : undefined
}
