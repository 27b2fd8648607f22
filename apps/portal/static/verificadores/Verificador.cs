using System;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

public static class Verificador
{
    private static readonly string Tipo = Ambiente("WEBHOOK_TIPO", "");
    private static readonly string[] Segredos =
        new[] { "WEBHOOK_SEGREDO", "WEBHOOK_SEGREDO_ANTERIOR" }
            .Select(nome => Ambiente(nome, ""))
            .Where(segredo => segredo != "")
            .ToArray();

    // Valores iniciais: confirme-os com a Frontier ou com um teste.
    private static readonly string Algoritmo = Ambiente("WEBHOOK_ALGORITMO", "sha256");
    private static readonly string Codificacao = Ambiente("WEBHOOK_CODIFICACAO", "hex");
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
        if (recebido == null) return false;
        return Segredos.Any(segredo => CryptographicOperations.FixedTimeEquals(
            Encoding.UTF8.GetBytes(Esperar(segredo, corpo)),
            Encoding.UTF8.GetBytes(recebido)));
    }

    private static string Ambiente(string nome, string padrao) =>
        Environment.GetEnvironmentVariable(nome) ?? padrao;

    public static void Main(string[] args)
    {
        var corpo = new MemoryStream();
        Console.OpenStandardInput().CopyTo(corpo);
        var aceita = Verificar(corpo.ToArray(), args.FirstOrDefault());
        Console.WriteLine(aceita ? "aceita" : "recusada");
    }
}
