import {
  type ComponentProps,
  createElement,
  type KeyboardEvent,
  lazy,
  type LazyExoticComponent,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { formText } from '#src/web/form/text.ts'
import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { FieldError, type FieldProps, RequiredMark } from '#src/web/ui/field.tsx'
import fieldCss from '#src/web/ui/field.module.css'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import { quietly } from '#src/web/quietly.ts'
import { useHydrated } from '#src/web/use-hydrated.ts'
import type { Size } from './edit/extensions.ts'
import type { Gaps } from './edit/gap-node.ts'
import type { Picture } from './edit/picture-node.ts'
import { lengthOf } from './length-of.ts'
import { OpenedTexts } from './opened-texts.ts'
import css from './rich-text-field.module.css'
import { RichText } from './rich-text.tsx'

export type { Gaps, Size }

const load = () => import('./edit/editor-box.tsx')

export interface RichTextProps {
  /** HTML of the dialect; '' for an empty text. */
  value: string
  onChange: (html: string) => void
  onFocus?: () => void
  onBlur?: () => void
  name?: string
  autoFocus?: boolean
  /** full – whole texts, with all tools; short – some lines; line – one line without blocks. */
  size?: Size
  placeholder?: string
  /** Characters that the text should have at most; shows the counter. */
  limit?: number
  /** Lets the writer put gaps into the text. */
  gaps?: Gaps
  /** The language of the text, for spelling and reading aloud: 'zh-CN', 'en'. */
  lang?: string
  /** Gets what inserts a picture at the cursor, while the editor is there. */
  inserterRef?: RefObject<((picture: Partial<Picture>) => void) | null>
  /** False where the writer has no files of one's own: a learner's answer. */
  files?: boolean
}

/**
 * A field for formatted text: `<RichTextField {...form.field('stem')} label={t.stem} size="full" />`. It is readable
 * at once; its editor loads in a chunk of its own, at the first focus where it is not a full one.
 */
export function RichTextField(props: FieldProps & RichTextProps) {
  const { label, labelHidden, description, error, required, state, className } = props
  const { value, size = 'short', limit, onFocus, onBlur } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(size === 'full' || props.autoFocus === true)
  const [entered, setEntered] = useState(props.autoFocus === true)
  const [typed] = useState(() => ({ current: '' }))
  const opened = useContext(OpenedTexts)[value]
  // Only the editor finds what the page has not opened: a picture that was just copied, a drawn formula.
  if (!wanted && opened === undefined && /data-(?:formula|file|film)=/.test(value)) setWanted(true)
  const isThere = useEditor(wanted)
  const described = cx(description !== undefined && `${id}d`, error !== undefined && `${id}e`)
  const control = {
    id: `${id}c`,
    role: 'textbox',
    'aria-labelledby': `${id}l`,
    'aria-multiline': size !== 'line',
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': 'true' as const }),
    ...(required && { 'aria-required': 'true' as const }),
    ...(props.lang && { lang: props.lang }),
  }
  const enter = () => {
    setEntered(true)
    setWanted(true)
  }
  const readable = (
    <Readable
      control={control}
      html={opened ?? value}
      {...props}
      size={size}
      onEnter={enter}
      onLeave={() => setEntered(false)}
      onKeyDown={(event) => keepKey(event, typed, size)}
    />
  )
  return (
    <div className={cx(fieldCss.field, className)} data-state={state}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as a label does */}
      <span
        id={`${id}l`}
        className={labelHidden ? 'visually-hidden' : fieldCss.label}
        onClick={() => box.current?.querySelector<HTMLElement>('[role=textbox]')?.focus()}
      >
        {label}
        {required && <RequiredMark />}
      </span>
      <div
        ref={box}
        className={css.box}
        data-size={size}
        data-wrong={error ? '' : undefined}
        onFocus={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onFocus?.()
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
        }}
      >
        {isThere
          ? editorOf({
              ...{ ...props, size, control, typed },
              ...{ opened: opened ?? value, enters: entered },
            })
          : readable}
      </div>
      {(description !== undefined || limit !== undefined) && (
        <div className={fieldCss.under}>
          {description !== undefined && <div id={`${id}d`}>{description}</div>}
          {limit !== undefined && <Counter length={lengthOf(value)} limit={limit} />}
        </div>
      )}
      <FieldError id={`${id}e`} {...(error && { error })} />
    </div>
  )
}

type EditorBox = Awaited<ReturnType<typeof load>>['default']
let loaded: EditorBox | LazyExoticComponent<EditorBox> | undefined

const editorOf = (props: ComponentProps<EditorBox>) => createElement(loaded as EditorBox, props)

/**
 * Loads the editor, and returns whether it is wanted and there. The readable text stays until then, and keeps the focus, which a
 * fallback of React would lose.
 */
function useEditor(isWanted: boolean) {
  const isHydrated = useHydrated()
  const [, setLoaded] = useState(false)
  useEffect(() => {
    const take = async () => {
      // A part that does not come fails where it is rendered.
      loaded ??= (await quietly(load()))?.default ?? lazy(load)
      setLoaded(true)
    }
    const timer = setTimeout(() => void take(), isWanted ? 0 : 300)
    return () => clearTimeout(timer)
  }, [isWanted])
  return isHydrated && isWanted && loaded !== undefined
}

/** Keeps what is typed before the editor is there. */
function keepKey(event: KeyboardEvent, typed: { current: string }, size: Size): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
  else if (event.key === 'Enter' && size !== 'line') typed.current += '\n'
  else if (event.key.length === 1) typed.current += event.key
  else return
  event.preventDefault()
}

/** The text as it looks, in the size of the editor that takes its place. */
function Readable({
  control,
  html,
  size,
  placeholder,
  gaps,
  onEnter,
  onLeave,
  onKeyDown,
}: {
  control: object
  html: string
  size: Size
  placeholder?: string
  gaps?: Gaps
  onEnter: () => void
  onLeave: () => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  return (
    <>
      {size === 'full' && (
        <div className={css.bar} aria-hidden="true">
          <Skeleton height={28} width="min(100%, 480px)" />
        </div>
      )}
      <div
        {...control}
        {...{ onKeyDown }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its role is among the props of `control`
        tabIndex={0}
        className={cx('prose', css.text)}
        onFocus={onEnter}
        onBlur={onLeave}
      >
        {html === '' ? (
          <span className={css.placeholder}>{placeholder}</span>
        ) : (
          <RichText
            html={html}
            renderGap={(id) => <span className={css.gap}>{gaps?.label(id) ?? '____'}</span>}
          />
        )}
      </div>
    </>
  )
}

/** Counts characters; announced only near the limit. */
function Counter({ length, limit }: { length: number; limit: number }) {
  const t = useText(formText)
  const left = limit - length
  return (
    <div className={cx(fieldCss.aside, left < 0 && css.over)}>
      <span aria-hidden="true">{t.counter(length, limit)}</span>
      <output className="visually-hidden">
        {left <= 10 && left >= 0
          ? t.charactersLeft(left)
          : left < 0
            ? t.counter(length, limit)
            : ''}
      </output>
    </div>
  )
}
