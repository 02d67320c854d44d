import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { table } from './report.ts'

/** Programs that measure classes, each in a process and a school of its own. */
const programs = ['classes', 'lessons', 'homework', 'gradebooks', 'schedules'] as const

const figure = /^(.+): ([\d.]+) CPU ms \(aim (\d+)\)/

/** One call of a class of 500, as these programs print it. */
export interface TeachingFigure {
  name: string
  /** Milliseconds of CPU of one call, with the database. */
  cpuMs: number
  aimMs: number
}

/** Measures people, roll call, answers, homework, gradebook, calendar and feed of classes. */
export function measureTeaching(): TeachingFigure[] {
  return programs.flatMap((name) => {
    process.stderr.write(`teaching: ${name}\n`)
    const file = join(import.meta.dirname, `${name}.ts`)
    const { status, stdout } = spawnSync(
      process.execPath,
      [...process.execArgv, file],
      // What it says of an error is shown.
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const figures = figuresIn(name, stdout)
    // Other lines stand before the table: the times of a crowd, the size of an answer.
    for (const line of stdout.split('\n')) if (line !== '' && !figure.test(line)) console.log(line)
    if (status !== 0 || figures.length === 0) throw new Error(`bench/${name}.ts measured nothing`)
    return figures
  })
}

/** Names a figure with its program, because two of them save a mark. */
const figuresIn = (program: string, printed: string): TeachingFigure[] =>
  printed.split('\n').flatMap((line) => {
    const [, name, ms, aim] = figure.exec(line) ?? []
    return name === undefined
      ? []
      : [{ name: `${program}: ${name}`, cpuMs: Number(ms), aimMs: Number(aim) }]
  })

export const teachingTable = (figures: readonly TeachingFigure[]): string =>
  table(
    ['classes of 500', 'CPU ms', 'aim', 'of the aim'],
    figures.map(({ name, cpuMs, aimMs }) => [
      ...[name, cpuMs.toFixed(1), String(aimMs), `${(cpuMs / aimMs).toFixed(2)} ×`],
    ]),
  )
