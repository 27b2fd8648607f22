import { readYamlList } from '../../shared/data-pages/readYamlList';
import type { IdForm, YamlReading } from '../../shared/data-pages/YamlReading';
import { type Journey, type Step, UNKNOWN_STATUS } from './Script';

const STEP_ID: IdForm = {
  pattern: /^[A-Z]{3}-\d\d$/,
  name: 'o número do passo',
  rule: 'é como ONB-03',
};

/**
 * Reads the journeys of a homologation script.
 *
 * @throws {Error} naming file and line of every text that is missing and every id given twice.
 */
export function readScript(file: string): readonly Journey[] {
  return readYamlList(file, 'jornadas', readJourney);
}

function readJourney(node: unknown, reading: YamlReading): Journey {
  const [id = '', name = '', intro = ''] = ['id', 'name', 'intro'].map((key) =>
    reading.requireText(node, key),
  );
  const steps = reading.requireItems(node, 'steps').map((item) => readStep(item, reading));
  return { id, name, intro, steps };
}

function readStep(node: unknown, reading: YamlReading): Step {
  const id = reading.requireId(node, STEP_ID);
  const status = reading.readText(node, 'status');
  const isError = status !== undefined && status !== UNKNOWN_STATUS;
  const notifications = reading.readTexts(node, 'notifications');
  return {
    id,
    operations: notifications.length > 0 ? notifications : [reading.requireText(node, 'operation')],
    isNotification: notifications.length > 0,
    status,
    action: reading.requireText(node, 'action'),
    expected: isError ? reading.readText(node, 'expected') : reading.requireText(node, 'expected'),
    isCore: reading.readText(node, 'core') === 'true',
    needs: reading.readTexts(node, 'needs'),
    keep: reading.readText(node, 'keep'),
    place: reading.placeOf(node),
  };
}
