import { expect, test } from '@/e2e/fixtures/test'
import { YourBox } from '@/e2e/fixtures/your-box'
import { GARCHOMP, IRON_HANDS, MAGIKARP, manySets } from '@/testing/box/sets'

const box = (...sets: string[]) => sets.join('\n\n')
const MISSPELLED = GARCHOMP.replace('Iron Head', 'Iron Hat')
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

const open = (yours: YourBox, ...files: ReturnType<typeof fileOf>[]) =>
  yours.section.getByLabel('Open a file').setInputFiles(files)

test('unread and typed text stay when a file is opened', async ({ page }) => {
  const yours = await YourBox.open(page)
  await yours.add(box(IRON_HANDS, MISSPELLED))
  await expect(yours.field).toHaveValue(MISSPELLED)
  await yours.field.press('ControlOrMeta+End')
  await page.keyboard.insertText('\n\nDragonite @ ')
  await open(yours, fileOf('box.txt', box(MAGIKARP, 'Garchump')))
  await expect(yours.says('Added 1 Pokémon. 1 couldn’t be read')).toBeVisible()
  await expect(yours.field).toHaveValue(box(`${MISSPELLED}\n\nDragonite @ `, 'Garchump'))
  await expect(yours.cards.getByRole('heading')).toHaveText(['Iron Hands', 'Magikarp'])
})

test('a dropped file leaves typed text in place', async ({ page }) => {
  const yours = await YourBox.open(page)
  await yours.field.fill('Dragonite @ ')
  await yours.drop(IRON_HANDS)
  await expect(yours.card('Iron Hands')).toBeVisible()
  await expect(yours.field).toHaveValue('Dragonite @ ')
})

test('typed text survives a reload without being added', async ({ page }) => {
  const yours = await YourBox.open(page)
  await yours.field.fill(IRON_HANDS)
  await expect.poll(() => yours.stored()).toMatchObject({ field: IRON_HANDS })
  await page.reload()
  await yours.unfold()
  await expect(yours.field).toHaveValue(IRON_HANDS)
  await expect(yours.cards).toHaveCount(0)
})

test('line numbers match the field: after adding, during corrections, after a reload', async ({ page }) => {
  const yours = await YourBox.open(page)
  const faultLine = yours.faults.getByRole('listitem')
  await yours.add(box(IRON_HANDS, MISSPELLED))
  await expect(faultLine).toHaveText(['Line 6: unknown move "Iron Hat"'])
  await yours.field.press('ControlOrMeta+Home')
  await page.keyboard.insertText('\n\n')
  await expect(faultLine).toHaveText(['Line 8: unknown move "Iron Hat"'])
  await expect.poll(() => yours.stored()).toMatchObject({ field: `\n\n${MISSPELLED}` })
  await page.reload()
  await yours.unfold()
  await expect(faultLine).toHaveText(['Line 8: unknown move "Iron Hat"'])
  await yours.field.fill(GARCHOMP)
  await expect(yours.faults).toHaveCount(0)
})

test('a first set shows no faults before it is added', async ({ page }) => {
  const yours = await YourBox.open(page)
  await yours.field.fill('Garch')
  await yours.field.press('u')
  await expect(yours.field).toHaveValue('Garchu')
  await expect(yours.faults).toHaveCount(0)
  await yours.section.getByRole('button', { name: 'Add to box' }).click()
  await expect(yours.faults).toContainText('Line 1: unknown Pokémon "Garchu"')
})

test('a full box says so, and the rest stays in the field', async ({ page }) => {
  const yours = await YourBox.open(page)
  const sets = manySets(1004)
  await open(yours, fileOf('box.txt', box(...sets)))
  await expect(
    yours.says(
      'Added 1000 Pokémon. Your box is full (1,000). 4 Pokémon weren’t added; their text is still in the field.',
    ),
  ).toBeVisible()
  await expect(yours.field).toHaveValue(box(...sets.slice(-4)))
  await yours.section.getByRole('button', { name: 'Add to box' }).click()
  await expect(
    yours.says('Your box is full (1,000). 4 Pokémon weren’t added; their text is still in the field.'),
  ).toBeVisible()
  await expect(yours.says('already in your box')).toHaveCount(0)
})

test('of many faults the first hundred are listed, and the rest are counted', async ({ page }) => {
  const yours = await YourBox.open(page)
  await open(
    yours,
    fileOf('notes.txt', Array.from({ length: 1500 }, (_, index) => `note ${index}`).join('\n\n')),
  )
  await expect(yours.says('1500 couldn’t be read')).toBeVisible()
  await expect(yours.faults.getByRole('listitem')).toHaveCount(101)
  await expect(yours.faults.getByRole('listitem').last()).toHaveText('… and 1,400 more')
})

test.describe('a text of 100,000 paragraphs', () => {
  const paragraphs = 'note\n\n'.repeat(100_000)

  test('is refused from a file, and the field stays unchanged', async ({ page }) => {
    const yours = await YourBox.open(page)
    await yours.field.fill('Dragonite @ ')
    await open(yours, fileOf('notes.txt', paragraphs))
    await expect(yours.says('Too much text: paste one box at a time')).toBeVisible()
    await expect(yours.field).toHaveValue('Dragonite @ ')
  })

  for (const event of ['paste', 'drop'])
    test(`does not enter the field by ${event}`, async ({ page }) => {
      const yours = await YourBox.open(page)
      const wentIn = await yours.field.evaluate(
        (field, [type, text]) => {
          const transfer = new DataTransfer()
          transfer.setData('text/plain', text)
          const init = { bubbles: true, cancelable: true }
          return field.dispatchEvent(
            type === 'paste'
              ? new ClipboardEvent(type, { ...init, clipboardData: transfer })
              : new DragEvent('drop', { ...init, dataTransfer: transfer }),
          )
        },
        [event, paragraphs] as const,
      )
      expect(wentIn).toBe(false)
      await expect(yours.says('Too much text: paste one box at a time')).toBeVisible()
    })
})

test('a non-text file is refused with its kind, and the other files are read', async ({ page }) => {
  const yours = await YourBox.open(page)
  await open(yours, fileOf('shot.png', PNG), fileOf('box.txt', IRON_HANDS), fileOf('team.txt', MAGIKARP))
  await expect(
    yours.says('Added 2 Pokémon. shot.png is a picture: copy the text of the sets instead.'),
  ).toBeVisible()
  await expect(yours.cards).toHaveCount(2)
  await expect(yours.field).toHaveValue('')
})

test('a dropped picture is refused with its kind', async ({ page }) => {
  const yours = await YourBox.open(page)
  const files = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'shot.png', { type: 'image/png' }))
      return transfer
    },
    [...PNG],
  )
  await yours.field.dispatchEvent('drop', { dataTransfer: files })
  await expect(yours.says('shot.png is a picture: copy the text of the sets instead.')).toBeVisible()
})

test('a file that is too large is refused before it is read', async ({ page }) => {
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new Error('read'))
    Blob.prototype.text = () => Promise.reject(new Error('read'))
  })
  const yours = await YourBox.open(page)
  await open(yours, fileOf('dump.txt', 'a'.repeat(1_200_000)))
  await expect(
    yours.says('dump.txt is too large (1.2 MB): open one box at a time, at most 1 MB.'),
  ).toBeVisible()
})
