import { readFile } from 'node:fs/promises'
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'

declare global {
  interface Window {
    TestingLibraryDom: typeof import('@testing-library/dom')
    findAll?: (place: readonly SentStep[]) => HTMLElement[]
  }
}

export type Step = { role: string; name?: string | RegExp; level?: number } | { text: RegExp }

export type Place = readonly Step[]

/** Serializable, with regular expressions as source and flags. */
interface SentStep {
  readonly role?: string
  readonly level?: number | undefined
  /** Without a role, the text. */
  readonly pattern?: string | readonly [source: string, flags: string] | undefined
}

const TESTING_LIBRARY = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'

/** In milliseconds. */
const PATIENCE = 10_000

/** Finds elements by role and name. */
export class Visitor {
  readonly #driver: WebDriver
  readonly #site: string

  constructor(driver: WebDriver, site: string) {
    this.#driver = driver
    this.#site = site
  }

  async open(path: string) {
    await this.#driver.get(this.#site + path)
    await this.#untilStarted()
  }

  async reload() {
    await this.#driver.navigate().refresh()
    await this.#untilStarted()
  }

  async goBack() {
    await this.#driver.navigate().back()
  }

  async goForward() {
    await this.#driver.navigate().forward()
  }

  title(): Promise<string> {
    return this.#driver.getTitle()
  }

  async path(): Promise<string> {
    return (await this.#driver.getCurrentUrl()).replace(this.#site, '')
  }

  texts(...place: Place): Promise<string[]> {
    return this.#ask(textsIn, place)
  }

  async chosen(select: Step): Promise<string> {
    return this.#driver.executeScript(chosenOption, await this.#first([select]))
  }

  async choose(select: Step, option: string) {
    await this.focus(select)
    // The driver chooses by script. Without a pressed key, WebKit skips a script's history entries on Back.
    await this.type(Key.SHIFT)
    await this.click(select, { role: 'option', name: new RegExp(`^${option}$`) })
  }

  async click(...place: Place) {
    const element = await this.#first(place)
    await this.#driver.executeScript(untilAtRest, element)
    await element.click()
  }

  async focus(...place: Place) {
    await this.#driver.executeScript('arguments[0].focus()', await this.#first(place))
  }

  async type(keys: string) {
    // WebKit's driver drops line feeds.
    await this.#driver.switchTo().activeElement().sendKeys(keys.replaceAll('\n', Key.ENTER))
  }

  run<T>(script: string): Promise<T> {
    return this.#driver.executeScript(script)
  }

  async #first(place: Place): Promise<WebElement> {
    const fault = `there is no ${place.map((step) => Object.values(step).join(' ')).join(' > ')}`
    const element = await this.#driver.wait(
      () => this.#ask<WebElement | null>(firstIn, place),
      PATIENCE,
      fault,
    )
    if (!element) throw new Error(fault)
    return element
  }

  /** Calls a function in the current page, after adding `findAll` to that page. */
  async #ask<T>(ask: (place: readonly SentStep[]) => unknown, place: Place): Promise<T> {
    if (!(await this.run<boolean>('return Boolean(window.findAll)'))) {
      const library = await readFile(TESTING_LIBRARY, 'utf8')
      await this.#driver.executeScript(`${library}; window.findAll = ${findAll}`)
    }
    return this.#driver.executeScript(ask, place.map(asSent))
  }

  async #untilStarted() {
    const isStarted = "return document.documentElement.hasAttribute('data-started')"
    await this.#driver.wait(() => this.#driver.executeScript(isStarted), PATIENCE, 'the page has not started')
  }
}

function asSent(step: Step): SentStep {
  if ('text' in step) return { pattern: [step.text.source, step.text.flags] }
  const { role, name, level } = step
  return { role, level, pattern: name instanceof RegExp ? [name.source, name.flags] : name }
}

function findAll(place: readonly SentStep[]): HTMLElement[] {
  const { queryAllByRole, queryAllByText } = window.TestingLibraryDom
  let elements: HTMLElement[] = [document.body]
  for (const { role, pattern, level } of place) {
    // Part of a name in any case, as in Playwright.
    const name =
      typeof pattern === 'string'
        ? (text: string) => text.toLowerCase().includes(pattern.toLowerCase())
        : pattern && new RegExp(...pattern)
    elements = elements.flatMap((within) =>
      role
        ? queryAllByRole(within, role, { ...(name && { name }), ...(level && { level }) })
        : queryAllByText(within, name ?? ''),
    )
  }
  return elements
}

// Content that loads above may move an element, and the sticky row may cover it.
async function untilAtRest(element: HTMLElement) {
  const nextFrame = () => new Promise(requestAnimationFrame)
  let top: number | undefined
  while (top !== element.getBoundingClientRect().top) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    top = element.getBoundingClientRect().top
    await nextFrame()
    await nextFrame()
  }
}

function textsIn(place: readonly SentStep[]): string[] {
  return (window.findAll?.(place) ?? []).map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())
}

function firstIn(place: readonly SentStep[]): HTMLElement | undefined {
  return window.findAll?.(place)[0]
}

function chosenOption(select: HTMLSelectElement): string {
  return select.selectedOptions[0]?.text ?? ''
}
