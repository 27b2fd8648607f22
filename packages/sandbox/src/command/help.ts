/** What `--help` prints. */
export const help = `Simulador local das Frontier APIs: os seis serviços, com estado, em um endereço só.

  frontier-sandbox [opções]

  --port N            porta; 4600, e 0 escolhe uma livre
  --host NOME         onde escuta; 127.0.0.1, só esta máquina
  --specs PASTA       contratos (*.yaml); os que vêm com o pacote
  --rules ARQUIVO     as suas regras, em YAML: id da regra e parâmetros
  --data PASTA        guarda os dados; sem ela, ficam na memória
  --clock INSTANTE    hora do simulador: 2026-03-16 ou 2026-03-16T12:00:00Z
  --seed TEXTO        faz os identificadores serem os mesmos a cada execução
  --token-ttl N       duração do token, em segundos
  --allow-target NOME entrega notificações também nesse nome; repita para mais
  --open-control      o controle atende também outras máquinas (em um container)
  --log NÍVEL         silent, error, warn (padrão), info ou debug

  DATABASE_URL=postgres://… usa um servidor PostgreSQL em lugar do banco embutido.
`;
