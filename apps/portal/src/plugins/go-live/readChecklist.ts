import { readYamlList } from '../../shared/data-pages/readYamlList';
import type { IdForm, YamlReading } from '../../shared/data-pages/YamlReading';
import type { ChecklistArea, ChecklistItem } from './Checklist';

const ITEM_ID: IdForm = {
  pattern: /^[A-Z]{3}-\d\d$/,
  name: 'o número do item',
  rule: 'é como END-01',
};
const AREA_KEYS = ['id', 'name', 'items'];
const ITEM_KEYS = ['id', 'check', 'why', 'evidence'];

/**
 * Reads what to check before going live, area by area.
 *
 * @throws {Error} naming file and line of every text that is missing, every key that isn't known and
 * every number that has another form or is given twice.
 */
export function readChecklist(file: string): readonly ChecklistArea[] {
  return readYamlList(file, 'áreas', readArea);
}

function readArea(node: unknown, reading: YamlReading): ChecklistArea {
  reading.refuseOtherKeys(node, AREA_KEYS);
  return {
    id: reading.requireText(node, 'id'),
    name: reading.requireText(node, 'name'),
    items: reading.requireItems(node, 'items').map((item) => readItem(item, reading)),
  };
}

function readItem(node: unknown, reading: YamlReading): ChecklistItem {
  reading.refuseOtherKeys(node, ITEM_KEYS);
  return {
    id: reading.requireId(node, ITEM_ID),
    check: reading.requireText(node, 'check'),
    why: reading.requireText(node, 'why'),
    evidence: reading.requireText(node, 'evidence'),
  };
}
