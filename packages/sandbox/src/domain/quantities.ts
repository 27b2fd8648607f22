import type { ResolvedSchema } from '@frontier/openapi/resolve';
import { listParts } from '../contract/schemaParts.js';
import { Decimal } from '../exact/exactJson.js';
import { aBoolean, aWholeNumber, defineRule } from '../rules/defineRule.js';
import type { Problems } from '../work/Problems.js';

const fractions = defineRule('quantidade-fracionada', { inteira: aBoolean });
const rounding = defineRule('arredondamento', { casas: aWholeNumber(0, 8) });

/** Columns have 30 digits before the decimal point, so sums still fit. */
const LARGEST = '1e20';

type CheckNumber = (problems: Problems, location: string, number: Decimal) => void;

const CHECKS: Readonly<Record<string, CheckNumber | undefined>> = {
  numeroDaEmissao: checkQuantity,
  quantidade: checkQuantity,
  quantidadeSubscrita: checkQuantity,
  precoUnitario: checkPrice,
  valorNominalUnitario: checkPrice,
  valorPagamento: checkPrice,
  custoDaEmissao: checkAmount,
  valorAmortizacao: checkAmount,
  valorJuros: checkAmount,
  valorPremio: checkAmount,
  valorTotal: checkAmount,
};

export function checkNumbers(problems: Problems, schema: ResolvedSchema, body: unknown): void {
  for (const { name, location, value } of listParts(schema, body, 'corpo')) {
    if (Decimal.isDecimal(value)) CHECKS[name]?.(problems, `${location}/${name}`, value);
  }
}

function checkQuantity(problems: Problems, location: string, quantity: Decimal): void {
  if (!quantity.gt(0)) {
    problems.add(fractions, location, 'deve ser maior que zero');
    return;
  }
  checkAmount(problems, location, quantity);
  if (!quantity.isInteger() && problems.rules.peek(fractions).inteira) {
    problems.add(fractions, location, 'deve ser um número inteiro');
  }
}

function checkPrice(problems: Problems, location: string, price: Decimal): void {
  if (!price.gt(0)) problems.add(rounding, location, 'deve ser maior que zero');
  else checkAmount(problems, location, price);
}

/** Refuses a negative amount, and digits that the store would cut. */
function checkAmount(problems: Problems, location: string, amount: Decimal): void {
  if (amount.lt(0)) problems.add(rounding, location, 'deve ser zero ou maior');
  if (amount.gte(LARGEST)) problems.add(rounding, location, 'deve ser menor que 10²⁰');
  const { casas } = problems.rules.peek(rounding);
  if (amount.decimalPlaces() > casas) {
    problems.add(rounding, location, `deve ter no máximo ${casas} casas decimais`);
  }
}
