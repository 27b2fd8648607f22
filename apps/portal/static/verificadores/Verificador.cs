using System;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

public static class Verificador
{
    private static bool ajustado = true;
    private static readonly string[] Segredos =
        new[] { "WEBHOOK_SEGREDO", "WEBHOOK_SEGREDO_ANTERIOR" }
            .Select(nome => Ambiente(nome, ""))
            .Where(segredo => segredo != "")
            .ToArray();
    private static readonly string Tipo = Escolher(
        "WEBHOOK_TIPO", "", "HMAC", "BEARER_TOKEN", "CUSTOM_HEADER", "CUSTOM_QUERY_PARAMETER");

    // Valores iniciais: confirme-os com a Frontier ou com um teste. Um ajuste vazio é o mesmo que nenhum.
    private static readonly string Algoritmo =
        Escolher("WEBHOOK_ALGORITMO", "sha256", "sha1", "sha256", "sha384", "sha512");
    private static readonly string Codificacao =
        Escolher("WEBHOOK_CODIFICACAO", "hex", "hex", "base64");
    private static readonly string Prefixo = Ambiente("WEBHOOK_PREFIXO", "");

    private static byte[] Assinado(byte[] corpo) => corpo;

    private static string Esperar(string segredo, byte[] corpo)
    {
        if (Tipo != "HMAC") return Prefixo + segredo;
        var nome = new HashAlgorithmName(Algoritmo.ToUpperInvariant());
        using (var hmac = IncrementalHash.CreateHMAC(nome, Encoding.UTF8.GetBytes(segredo)))
        {
            hmac.AppendData(Assinado(corpo));
            var assinatura = hmac.GetHashAndReset();
            return Prefixo + (Codificacao == "base64"
                ? Convert.ToBase64String(assinatura)
                : BitConverter.ToString(assinatura).Replace("-", "").ToLowerInvariant());
        }
    }

    public static bool Verificar(byte[] corpo, string recebido)
    {
        if (!ajustado || recebido == null) return false;
        return Segredos.Any(segredo => CryptographicOperations.FixedTimeEquals(
            Encoding.UTF8.GetBytes(Esperar(segredo, corpo)),
            Encoding.UTF8.GetBytes(recebido)));
    }

    private static string Ambiente(string nome, string padrao)
    {
        var valor = Environment.GetEnvironmentVariable(nome);
        return string.IsNullOrEmpty(valor) ? padrao : valor;
    }

    // Com um ajuste errado, toda entrega é recusada.
    private static string Escolher(string nome, string padrao, params string[] aceitos)
    {
        var valor = Ambiente(nome, padrao);
        if (!aceitos.Contains(valor))
        {
            Console.Error.WriteLine(nome + ": use " + string.Join(", ", aceitos));
            ajustado = false;
        }
        return valor;
    }

    static Verificador()
    {
        if (Segredos.Length == 0) Console.Error.WriteLine("WEBHOOK_SEGREDO: informe o segredo");
    }

    public static void Main(string[] args)
    {
        var corpo = new MemoryStream();
        Console.OpenStandardInput().CopyTo(corpo);
        var aceita = Verificar(corpo.ToArray(), args.FirstOrDefault());
        Console.WriteLine(aceita ? "aceita" : "recusada");
    }
}
