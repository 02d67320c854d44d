const schoolOffsetMs = 8 * 3_600_000

/**
 * A moment whose fields are those of the school's clock, whatever the zone of the process: `ical-generator` writes the
 * local fields of a plain Date, and of one with this form of TZDate those of the zone that it names.
 */
export class SchoolTime extends Date {
  /** Its fields of UTC are those of the school's clock. */
  readonly internal: Date

  constructor(moment: string | Date) {
    super(moment)
    this.internal = new Date(this.getTime() + schoolOffsetMs)
  }

  withTimeZone(): this {
    return this
  }

  tzComponents(): [string, string, string] {
    return ['+', '08', '00']
  }

  override getFullYear() {
    return this.internal.getUTCFullYear()
  }
  override getMonth() {
    return this.internal.getUTCMonth()
  }
  override getDate() {
    return this.internal.getUTCDate()
  }
  override getHours() {
    return this.internal.getUTCHours()
  }
  override getMinutes() {
    return this.internal.getUTCMinutes()
  }
  override getSeconds() {
    return this.internal.getUTCSeconds()
  }
}
